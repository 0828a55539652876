// The questions a teacher asks.
function questionsTab(send) {
  const [pickers, fillPickers] = pickerRow((picker, value) => send({ do: "choose", picker, value }));
  const ask = button("", { class: "vx-move vx-asking", onclick: () => send({ do: "ask" }) });
  const [busy, fillBusy] = progressBar(() => send({ do: "stop" }));
  const note = make("p", { class: "vx-none" });
  const answer = make("div", { class: "vx-reply", "aria-live": "polite" });
  const element = make("div", { class: "vx-questions" }, make("div", { class: "vx-lead" }, pickers, ask), note, busy, answer);

  function reply(one, number, words) {
    const steps = one.steps ? button(words.step, { class: "vx-tool", onclick: () => send({ do: "step", number }) }) : null;
    if (steps) steps.setAttribute("aria-label", `${words.step}: ${one.words}`);
    return make("li", {}, make("span", {}, one.words), steps);
  }

  function update(state) {
    fillPickers(state.pickers);
    ask.textContent = state.words.ask;
    ask.hidden = !state.pickers.length;
    note.textContent = state.note;
    note.hidden = !state.note;
    fillBusy(state.busy, state.words.stop);
    const told = state.answer;
    answer.hidden = !told;
    if (!told) return;
    const back = told.here ? null : button(state.words.return, { class: "vx-link", onclick: () => send({ do: "return" }) });
    answer.replaceChildren(
      make("p", { class: "vx-sum" }, told.words),
      ...(back ? [back] : []),
      make("ol", { class: "vx-replies" }, ...told.replies.map((one, number) => reply(one, number, state.words))),
      ...(told.more ? [make("p", { class: "vx-none" }, told.more)] : []),
      make("h5", {}, state.words.assumed),
      make("ul", { class: "vx-values" }, ...told.notes.map((text) => make("li", {}, text))),
    );
  }
  return [element, update];
}
