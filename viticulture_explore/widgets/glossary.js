// The words of the game in sentences: marked, told, and listed in the side. Joined to explorer.js, whose helpers it uses.

// What is read as sentences, and what inside them is something else.
const SENTENCES = [
  ".vx-question, .vx-said, .vx-why, .vx-what, .vx-played, .vx-statement, .vx-mends, .vx-refused details p, .vx-trial > span",
  ".vx-lesson-about, .vx-lesson-note, .vx-lesson-ask, .vx-lesson-tried > p",
  ".vx-quiz-text, .vx-verdict > p, .vx-wrong-point, .vx-book li > p",
].join(", ");
const OTHERWISE = "button, summary, label, b, .vx-seat, .vx-stand, .vx-count, .vx-term";

// What has words that are not marked, for it is there to be clicked.
const PLAIN = ".vx-move, .vx-offer label > span";

const EXPLAINED_ON_BUTTON = 2;

const patterns = new WeakMap();

// The words of the game in a text: where each begins and ends, and its id.
function* wordsIn(glossary, text) {
  if (!glossary.pattern) return;
  if (!patterns.has(glossary)) patterns.set(glossary, new RegExp(glossary.pattern, "gu"));
  for (const found of text.matchAll(patterns.get(glossary))) {
    yield { from: found.index, to: found.index + found[0].length, id: glossary.forms[found[0]] };
  }
}

function meaning({ name, about }) {
  return `${name}\n${about}`;
}

// What a card or a space does; empty for what is neither.
function aboutCard(model, id) {
  return model.get("glossary").entries[`card ${id}`]?.about ?? "";
}

// What the first words of a button mean; what its card does is told there anyway.
function explained(glossary, text) {
  const ids = [...wordsIn(glossary, text)].map(({ id }) => id).filter((id) => id.startsWith("term "));
  return [...new Set(ids)].slice(0, EXPLAINED_ON_BUTTON).map((id) => {
    const { name, about } = glossary.entries[id];
    return `${name}: ${about}`;
  });
}

// Marks the words in whatever sentences come into the side and the tabs, each once a sentence, and lists those of the
// side in a fold at its end: there they can be read without a pointer.
function marking(model, side, below) {
  const list = make("dl");
  const fold = make("details", { class: "vx-words", hidden: true }, focusable(make("summary")), list);
  const watched = { childList: true, characterData: true, subtree: true };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [...(addedNodes.length ? addedNodes : [target])].forEach(mark);
    refold();
    observer.takeRecords();
  });

  function textsIn(node) {
    if (node.nodeType === Node.TEXT_NODE) return [node];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  }

  function mark(node) {
    if (side.contains(node) || below.contains(node)) textsIn(node).forEach(markText);
  }

  function markText(text) {
    const sentence = text.parentElement?.closest(SENTENCES);
    if (!sentence || text.parentElement.closest(OTHERWISE)) return;
    const glossary = model.get("glossary");
    if (sentence.closest("[lang]").lang !== glossary.lang) return;
    const known = new Set([...sentence.querySelectorAll(".vx-term")].map((term) => term.dataset.term));
    const words = [...wordsIn(glossary, text.data)].filter(({ id }) => !known.has(id) && known.add(id));
    for (const { from, to, id } of words.reverse()) {
      const word = text.splitText(from);
      word.splitText(to - from);
      const term = make("span", { class: "vx-term", "data-term": id });
      word.replaceWith(term);
      term.append(word);
    }
  }

  // The words that can be seen in the side, in the order in which they stand there.
  function shown(home) {
    const glossary = model.get("glossary");
    const seen = [...home.querySelectorAll(`.vx-term, ${PLAIN}`)].filter((one) => one.checkVisibility());
    const ids = seen.flatMap((one) => one.dataset.term ?? [...wordsIn(glossary, one.textContent)].map(({ id }) => id));
    return [...new Set(ids)];
  }

  function refold() {
    const glossary = model.get("glossary");
    const home = side.querySelector(".vx-mode-pane") || side.querySelector(".vx-scroll");
    fold.hidden = !glossary.pattern;
    if (home.lastElementChild !== fold) home.append(fold);
    fold.firstElementChild.textContent = glossary.words.here ?? "";
    if (!fold.open) return;
    const entries = shown(home).map((id) => glossary.entries[id]);
    list.replaceChildren(...entries.flatMap(({ name, about }) => [make("dt", {}, name), make("dd", {}, about)]));
  }

  // Another fold that opens or closes shows or hides words.
  side.addEventListener("toggle", refold, true);
  for (const part of [side, below]) observer.observe(part, watched);
  return () => observer.disconnect();
}
