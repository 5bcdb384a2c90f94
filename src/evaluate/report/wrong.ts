/** The page of wrong answers, with the differences marked. */
import type { Judged, TaskName } from '../question.ts';
import { markDifference, showTokens } from './difference.ts';
import { type Html, html } from './html.ts';

/** Answers shown of each group: enough to see what goes wrong, few enough that the page loads. */
const OF_EACH_GROUP = 12;
const PRIMARY = ['state', 'pass', 'then_return', 'by_model', 'found', 'pass@1'];

/** The score that says whether an answer counts as right. */
function primaryScore(judged: Judged): number | undefined {
  const name = PRIMARY.find(each => each in judged.scores);
  return name === undefined ? undefined : judged.scores[name];
}

export function wrongPage(all: ReadonlyMap<TaskName, readonly Judged[]>): Html {
  const sections: Html[] = [];
  for (const [task, judged] of all) {
    // Its questions are those of next-state, which are shown already.
    if (task === 'calibration') continue;
    const groups = new Map<string, Judged[]>();
    for (const each of judged) {
      if ((primaryScore(each) ?? 1) === 1) continue;
      groups.set(each.group, [...(groups.get(each.group) ?? []), each]);
    }
    for (const [group, wrong] of groups) {
      const shown = wrong.slice(0, OF_EACH_GROUP);
      const more = wrong.length > shown.length ? ` of ${wrong.length}` : '';
      sections.push(html`<h3>${task} · ${group} <small>${shown.length}${more}</small></h3>${shown.map(one)}`);
    }
  }
  if (sections.length === 0) return html`<p>Nothing was answered wrong.</p>`;
  return html`${sections}`;
}

function one(judged: Judged): Html {
  const { expected, answer } = markDifference(judged.expected, judged.answer);
  const at = lastState(judged.prompt);
  return html`<article>
<header><code>${judged.id}</code>\
${judged.confidence === undefined ? '' : html` <small>confidence ${judged.confidence.toFixed(3)}</small>`}\
${judged.reason ? html` <em>${judged.reason}</em>` : ''}</header>
<details><summary>${showTokens(judged.prompt.slice(at)) /* the state asked about, and the action */}</summary>\
<pre>${showTokens(withLineEnds(judged.prompt))}</pre></details>
<div class="pair"><span>expected</span><pre>${expected}</pre><span>answer</span>\
<pre>${judged.answer === '' ? html`<i>nothing</i>` : answer}</pre></div>
</article>`;
}

const STATE = /<\|(?:inv_)?(?:call|line|line_call|return|exception)_sep\|>/g;

function lastState(prompt: string): number {
  let at = 0;
  for (const found of prompt.matchAll(STATE)) at = found.index;
  return at;
}

/** Lines of code and states each on a line of their own. */
function withLineEnds(prompt: string): string {
  return prompt
    .replace(/<\|L\d+\|>(?![^<]*<\|arg_sep)/g, (token, at: number) => (at > 40 ? `\n${token}` : token))
    .replace(STATE, '\n$&');
}
