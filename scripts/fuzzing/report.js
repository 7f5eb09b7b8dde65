"use strict";
// What the page does by itself: copies commands, shows findings of one kind, sorts the table of targets.
addEventListener("error", (event) => { document.documentElement.dataset.error = String(event.message); });
addEventListener("DOMContentLoaded", () => {
  for (const button of document.querySelectorAll("button.copy"))
    button.addEventListener("click", async () => {
      const text = button.parentElement.querySelector("code").textContent;
      try {
        await navigator.clipboard.writeText(text);
      } catch (refused) { // a page from a file may not: what is selected can be copied by hand
        getSelection().selectAllChildren(button.parentElement.querySelector("code"));
        return;
      }
      button.textContent = "copied";
      setTimeout(() => { button.textContent = "copy"; }, 1200);
    });

  const choose = (status) => {
    for (const finding of document.querySelectorAll("details.finding"))
      finding.hidden = status !== "all" && finding.dataset.status !== status;
    for (const button of document.querySelectorAll("button.choice"))
      button.setAttribute("aria-pressed", String(button.dataset.status === status));
  };
  for (const button of document.querySelectorAll("button.choice"))
    button.addEventListener("click", () => choose(button.dataset.status));

  for (const head of document.querySelectorAll("table.sortable th"))
    head.addEventListener("click", () => {
      const body = head.closest("table").tBodies[0], column = head.cellIndex, down = head.getAttribute("aria-sort") !== "descending";
      const value = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
      const order = (a, b) => isNaN(a) || isNaN(b) ? a.localeCompare(b) : a - b;
      const rows = [...body.rows].sort((a, b) => (down ? -1 : 1) * order(value(a), value(b)));
      for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      body.append(...rows);
    });

  const open = () => { // a link to a finding opens it
    const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    for (let at = target; at; at = at.parentElement)
      if (at.tagName === "DETAILS") { at.hidden = false; at.open = true; }
    target.scrollIntoView();
  };
  addEventListener("hashchange", open);
  open();
  document.documentElement.dataset.ready = "yes";
});
