// What mlir-opt 22 prints of each form, in the custom and in the generic form, and from either to either.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t.a && lower-mlir %s --no-passes | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-op-generic > %t.b && lower-mlir %s --no-passes --mlir-print-op-generic | diff %t.b - %}
// RUN: lower-mlir %s --no-passes > %t.c && lower-mlir %s --no-passes --mlir-print-op-generic > %t.d
// RUN: lower-mlir %t.d --no-passes | diff %t.c -
// RUN: lower-mlir %t.c --no-passes --mlir-print-op-generic | diff %t.d -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo > %t.e && lower-mlir %s --no-passes --mlir-print-debuginfo | diff %t.e - %}

func.func @floats(%a: f32, %b: f32, %c: f32, %v: vector<2x[4]xf64>, %t: tensor<?xf16>) {
  %0 = math.absf %a : f32
  %1 = math.acos %a fastmath<fast> : f32
  %2 = math.acosh %v : vector<2x[4]xf64>
  %3 = math.asin %t fastmath<nnan,ninf> : tensor<?xf16>
  %4 = math.asinh %a {tag} : f32
  %5 = math.atan %a : f32
  %6 = math.atanh %a fastmath<fast> : f32
  %7 = math.cbrt %v : vector<2x[4]xf64>
  %8 = math.ceil %t fastmath<nnan,ninf> : tensor<?xf16>
  %9 = math.cos %a {tag} : f32
  %10 = math.cosh %a : f32
  %11 = math.erf %a fastmath<fast> : f32
  %12 = math.erfc %v : vector<2x[4]xf64>
  %13 = math.exp %t fastmath<nnan,ninf> : tensor<?xf16>
  %14 = math.exp2 %a {tag} : f32
  %15 = math.expm1 %a : f32
  %16 = math.floor %a fastmath<fast> : f32
  %17 = math.log %v : vector<2x[4]xf64>
  %18 = math.log10 %t fastmath<nnan,ninf> : tensor<?xf16>
  %19 = math.log1p %a {tag} : f32
  %20 = math.log2 %a : f32
  %21 = math.round %a fastmath<fast> : f32
  %22 = math.roundeven %v : vector<2x[4]xf64>
  %23 = math.rsqrt %t fastmath<nnan,ninf> : tensor<?xf16>
  %24 = math.sin %a {tag} : f32
  %25 = math.sinh %a : f32
  %26 = math.sqrt %a fastmath<fast> : f32
  %27 = math.tan %v : vector<2x[4]xf64>
  %28 = math.tanh %t fastmath<nnan,ninf> : tensor<?xf16>
  %29 = math.trunc %a {tag} : f32
  %30 = math.isfinite %a : f32
  %31 = math.isinf %a : f32
  %32 = math.isnan %a : f32
  %33 = math.isnormal %a : f32
  %34 = math.isnan %v : vector<2x[4]xf64>
  %35 = math.isinf %a {fastmath = #arith.fastmath<fast>} : f32
  %36 = math.isnormal %a {fastmath = #arith.fastmath<none>} : f32
  %37 = math.atan2 %a, %b : f32
  %38 = math.atan2 %a, %b fastmath<contract> : f32
  %39 = math.copysign %a, %b : f32
  %40 = math.copysign %a, %b fastmath<contract> : f32
  %41 = math.powf %a, %b : f32
  %42 = math.powf %a, %b fastmath<contract> : f32
  %43 = math.fma %a, %b, %c : f32
  %44 = math.fma %v, %v, %v fastmath<reassoc> {tag} : vector<2x[4]xf64>
  %45 = math.clampf %a to [%b, %c] : f32
  %46 = math.clampf %a to [%b, %c] fastmath<fast> : f32
  %sin, %cos = math.sincos %a : f32
  %s:2 = math.sincos %v fastmath<arcp> : vector<2x[4]xf64>
  return
}

func.func @integers(%i: i32, %j: index, %k: vector<3xi7>, %f: f32, %v: vector<3xbf16>) {
  %0 = math.absi %i : i32
  %1 = math.absi %j : index
  %2 = math.absi %k : vector<3xi7>
  %3 = math.ctlz %i : i32
  %4 = math.ctlz %j : index
  %5 = math.ctlz %k : vector<3xi7>
  %6 = math.ctpop %i : i32
  %7 = math.ctpop %j : index
  %8 = math.ctpop %k : vector<3xi7>
  %9 = math.cttz %i : i32
  %10 = math.cttz %j : index
  %11 = math.cttz %k : vector<3xi7>
  %12 = math.ipowi %i, %i : i32
  %13 = math.ipowi %j, %j : index
  %14 = math.fpowi %f, %i : f32, i32
  %15 = math.fpowi %v, %k fastmath<nsz> : vector<3xbf16>, vector<3xi7>
  %16 = math.fpowi %f, %j : f32, index
  return
}
