// RUN: lower-mlir --no-passes --split-input-file --verify-diagnostics %s

// Vector operations that do not fit together.

func.func @f0(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{'vector.load' op requires 2 indices}}
  %r = vector.load %m[%i] : memref<?x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f1(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{'vector.load' op base and result element types should match}}
  %r = vector.load %m[%i, %i] : memref<?x8xf32>, vector<8xi32>
  return
}

// -----

func.func @f2(%m: memref<?x8xf32, strided<[?, ?]>>, %i: index) {
  // expected-error@+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %r = vector.load %m[%i, %i] : memref<?x8xf32, strided<[?,?]>>, vector<8xf32>
  return
}

// -----

func.func @f3(%m: memref<?x8xvector<4xf32>>, %i: index) {
  // expected-error@+1 {{'vector.load' op base memref and result vector types should match}}
  %r = vector.load %m[%i, %i] : memref<?x8xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f4(%m: memref<?x8xf32>, %i: index, %v: vector<8xf32>) {
  // expected-error@+1 {{'vector.store' op requires 2 indices}}
  vector.store %v, %m[%i] : memref<?x8xf32>, vector<8xf32>
  return
}

// -----

func.func @f5(%m: memref<?x8xf32>, %i: index, %v: vector<8xi32>) {
  // expected-error@+1 {{'vector.store' op base and valueToStore element type should match}}
  vector.store %v, %m[%i, %i] : memref<?x8xf32>, vector<8xi32>
  return
}

// -----

func.func @f6(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<8xf32>) {
  // expected-error@+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  %r = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f7(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xi32>) {
  // expected-error@+1 {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %r = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<8xi1>, vector<8xi32> into vector<8xf32>
  return
}

// -----

func.func @f8(%m: memref<?xf32>, %i: index, %k: vector<8xi32>, %p: vector<8xf32>) {
  // expected-error@+1 {{'vector.maskedload' op operand #2 must be vector of 1-bit signless integer values, but got 'vec}}
  %r = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<8xi32>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f9(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xi32>) {
  // expected-error@+1 {{'vector.maskedload' op base and result element type should match}}
  %r = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
  return
}

// -----

func.func @f10(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xi32>) {
  // expected-error@+1 {{'vector.maskedstore' op base and valueToStore element type should match}}
  vector.maskedstore %m[%i], %k, %p : memref<?xf32>, vector<8xi1>, vector<8xi32>
  return
}

// -----

func.func @f11(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<8xf32>) {
  // expected-error@+1 {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  vector.maskedstore %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

func.func @f12(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>) {
  // expected-error@+1 {{'vector.maskedstore' op requires 1 indices}}
  vector.maskedstore %m[%i, %i], %k, %p : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f13(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>) {
  // expected-error@+1 {{'vector.maskedload' op requires 1 indices}}
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f14(%v: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than th}}
  %r = vector.extract %v[2] : vector<3xf32> from vector<2x3xf32>
  return
}

// -----

func.func @f15(%v: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %r = vector.extract %v[1,2,3] : f32 from vector<2x3xf32>
  return
}

// -----

func.func @f16_scalable(%v: vector<2x[4]xf32>) {
  // expected-error@+1 {{'vector.extract' op inferred type(s) 'vector<[4]xf32>' are incompatible with return type(s) of operation 'vector<4xf32>'}}
  %r = vector.extract %v[1] : vector<4xf32> from vector<2x[4]xf32>
  return
}

// -----

func.func @f16_rank_0(%v: vector<4xf32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %r = vector.extract %v[0] : vector<f32> from vector<4xf32>
  return
}

// -----

func.func @f16_source_of_rank_0(%v: vector<4xf32>, %w: vector<f32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %r = vector.insert %w, %v[0] : vector<f32> into vector<4xf32>
  return
}

// -----

func.func @f16(%v: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.extract' op inferred type(s) 'vector<3xf32>' are incompatible with return type(s) of operation 'vector<2xf32>'}}
  %r = vector.extract %v[1] : vector<2xf32> from vector<2x3xf32>
  return
}

// -----

func.func @f18(%v: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than th}}
  %r = vector.extract %v[-2] : vector<3xf32> from vector<2x3xf32>
  return
}

// -----

func.func @f19(%v: vector<2x3xf32>, %w: vector<2xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank, an}}
  %r = vector.insert %w, %v[1] : vector<2xf32> into vector<2x3xf32>
  return
}

// -----

func.func @f20(%v: vector<2x3xf32>, %w: vector<3xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the}}
  %r = vector.insert %w, %v[3] : vector<3xf32> into vector<2x3xf32>
  return
}

// -----

func.func @f21(%v: vector<2x3xf32>, %w: f32) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %r = vector.insert %w, %v[1] : f32 into vector<2x3xf32>
  return
}

// -----

func.func @f22(%v: vector<2x3xf32>, %w: f32) {
  // expected-error@+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %r = vector.insert %w, %v[1,1,1] : f32 into vector<2x3xf32>
  return
}

// -----

func.func @f23(%v: vector<2x3xf32>, %w: i32) {
  // expected-error@+1 {{'vector.insert' op failed to verify that source operand and result have same element type}}
  %r = vector.insert %w, %v[1,1] : i32 into vector<2x3xf32>
  return
}

// -----

func.func @f24(%v: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction rank: 2}}
  %r = vector.reduction <add>, %v : vector<2x3xf32> into f32
  return
}

// -----

func.func @f25(%v: vector<3xf32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
  %r = vector.reduction <and>, %v : vector<3xf32> into f32
  return
}

// -----

func.func @f26(%v: vector<3xi32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'minnumf'}}
  %r = vector.reduction <minnumf>, %v : vector<3xi32> into i32
  return
}

// -----

func.func @f29(%v: vector<2x3xf32>, %x: index) {
  // expected-error@+1 {{'vector.extractelement' op unexpected >1 vector rank}}
  %r = vector.extractelement %v[%x : index] : vector<2x3xf32>
  return
}

// -----

func.func @f30(%v: vector<3xf32>, %x: index) {
  // expected-error@+1 {{'vector.extractelement' op expected position for 1-D vector}}
  %r = vector.extractelement %v[] : vector<3xf32>
  return
}

// -----

func.func @f31(%v: vector<f32>, %x: index) {
  // expected-error@+1 {{'vector.extractelement' op expected position to be empty with 0-D vector}}
  %r = vector.extractelement %v[%x : index] : vector<f32>
  return
}

// -----

func.func @f32(%v: vector<2x3xf32>, %x: index, %f: f32) {
  // expected-error@+1 {{'vector.insertelement' op unexpected >1 vector rank}}
  %r = vector.insertelement %f, %v[%x : index] : vector<2x3xf32>
  return
}

// -----

func.func @f33(%v: vector<3xf32>, %x: index, %f: f32) {
  // expected-error@+1 {{'vector.insertelement' op expected position for 1-D vector}}
  %r = vector.insertelement %f, %v[] : vector<3xf32>
  return
}

// -----

func.func @f34(%v: vector<f32>, %x: index, %f: f32) {
  // expected-error@+1 {{'vector.insertelement' op expected position to be empty with 0-D vector}}
  %r = vector.insertelement %f, %v[%x : index] : vector<f32>
  return
}

// -----

func.func @f35(%v: vector<f32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %r = vector.extract %v[0] : f32 from vector<f32>
  return
}
