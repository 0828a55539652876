// The graph of what can follow, and the small controls it shares with other tabs.

// A bar that shows how far work has come, with a button that stops it.
function progressBar(stop) {
  const bar = make("progress", { max: "1" });
  const words = make("span");
  const halt = button("", { class: "vx-tool", onclick: stop });
  const element = make("div", { class: "vx-busy", hidden: true }, bar, words, halt);
  return [
    element,
    (busy, name) => {
      element.hidden = !busy;
      if (!busy) {
        bar.removeAttribute("aria-label");
        words.textContent = halt.textContent = "";
        return;
      }
      if (busy.share == null) bar.removeAttribute("value");
      else bar.value = busy.share;
      bar.setAttribute("aria-label", busy.words);
      words.textContent = busy.words;
      halt.textContent = name;
    },
  ];
}

// Lists to choose from, each with its name before it.
function pickerRow(choose) {
  const element = make("div", { class: "vx-pickers" });
  function create() {
    const select = focusable(make("select", { class: "vx-pick" }));
    const label = make("label", {}, make("span"), select);
    select.onchange = () => choose(label.dataset.key, select.value);
    return label;
  }
  function fill(label, picker) {
    const [name, select] = label.children;
    name.textContent = picker.name;
    const option = ([id]) => make("option", { value: id });
    keyed(select, picker.options, ([id]) => id, option, (one, [, text]) => {
      one.textContent = text;
    });
    select.value = picker.chosen;
  }
  return [element, (pickers) => keyed(element, pickers, (picker) => picker.id, create, fill)];
}

// Hands a file over that Python has sent as a message: its name, its type and its bytes.
function handOver({ name, type, data }) {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const link = make("a", { href: URL.createObjectURL(new Blob([bytes], { type })), download: name });
  // On the page while it is clicked: VS Code sees clicks only there.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function graphTab(send) {
  const [pickers, fillPickers] = pickerRow((picker, value) => send({ do: "look", picker, value }));
  const files = make("div", { class: "vx-files", role: "group" });
  const [busy, fillBusy] = progressBar(() => send({ do: "stop" }));
  const note = make("p", { class: "vx-note" });
  const legend = make("ul", { class: "vx-legend" });
  const drawing = make("div", { class: "vx-graph" });
  const peek = make("div", { class: "vx-peek", hidden: true, "aria-hidden": "true" });
  const lead = make("div", { class: "vx-graph-lead" }, pickers, files);
  const element = make("div", { class: "vx-graph-tab" }, lead, busy, note, legend, drawing, peek);
  const isNode = (one) => one.classList.contains("node");
  const edgeOf = (one) => Number(one.id.slice("edge".length));
  const settle = roving(drawing, "g.node, g.edge", (one) =>
    send(isNode(one) ? { do: "node", node: one.id } : { do: "edge", edge: edgeOf(one) }),
  );
  let wanted = "";
  let timer = 0;

  // A node is shown in miniature once the pointer or the focus rests on it.
  function look(node) {
    clearTimeout(timer);
    wanted = node ? node.id : "";
    peek.hidden = true;
    if (node) timer = setTimeout(() => send({ do: "peek", node: wanted }), 250);
  }
  for (const come of ["mouseover", "focusin"]) {
    drawing.addEventListener(come, (event) => {
      const node = event.target.closest("g.node");
      if ((node ? node.id : "") !== wanted) look(node);
    });
  }
  drawing.addEventListener("mouseleave", () => look(null));
  drawing.addEventListener("focusout", () => look(null));
  drawing.addEventListener("keydown", (event) => event.key === "Escape" && look(null));

  function show(answer) {
    const node = drawing.querySelector(`[id="${answer.node}"]`);
    if (answer.node !== wanted || !answer.svg || !node) return;
    const facts = make("ul", {}, ...answer.facts.map((fact) => make("li", {}, fact)));
    const picture = make("div", { class: "vx-mini" });
    picture.innerHTML = answer.svg;
    peek.replaceChildren(make("div", {}, make("h5", {}, answer.title), facts), picture);
    // On the other side of the pane, so that it covers neither the node nor what the pointer is going to.
    const [outer, inner] = [element.getBoundingClientRect(), node.getBoundingClientRect()];
    peek.classList.toggle("vx-left", inner.left + inner.width / 2 > outer.left + outer.width / 2);
    peek.hidden = false;
  }

  function answer(message) {
    if (message.about === "peek") show(message);
    else if (message.data) handOver(message);
  }

  function update(state) {
    fillPickers(state.pickers);
    files.setAttribute("aria-label", state.words.save);
    files.dataset.title = state.words.save;
    const file = (format) => button(format, { class: "vx-tool", translate: "no", onclick: () => send({ do: "save", format }) });
    keyed(files, state.formats, (format) => format, file, (one) => one.toggleAttribute("disabled", !state.fresh));
    fillBusy(state.busy, state.words.stop);
    note.textContent = state.note;
    legend.setAttribute("aria-label", state.words.legend);
    const key = (sign) => make("li", { class: `vx-key vx-key-${sign.look}` });
    keyed(legend, state.legend, (sign) => sign.look, key, (item, sign) => {
      item.textContent = sign.words;
    });
    drawing.classList.toggle("vx-stale", !state.fresh);
    if (drawing.drawn !== state.svg) draw(state);
    // What was looked at while the graph was worked out anew could not be shown then.
    else if (state.fresh && wanted && peek.hidden) look(drawing.querySelector(`[id="${wanted}"]`));
  }

  function draw(state) {
    const held = drawing.contains(document.activeElement);
    drawing.drawn = state.svg;
    drawing.innerHTML = state.svg;
    look(null);
    for (const one of drawing.querySelectorAll("g.node, g.edge")) {
      focusable(one);
      one.dataset.key = one.id;
      one.setAttribute("role", "button");
      one.setAttribute("tabindex", "-1");
      one.setAttribute("aria-label", (isNode(one) ? state.says[one.id] : state.plays[edgeOf(one)]) || "");
    }
    const here = drawing.querySelector(".vx-now") || drawing.querySelector("g.node");
    here?.setAttribute("tabindex", "0");
    settle();
    // Whoever went on from a box by keyboard goes on at the box it led to.
    if (held) here?.focus({ preventScroll: true });
    reveal(drawing, here);
  }
  return [element, update, answer];
}
