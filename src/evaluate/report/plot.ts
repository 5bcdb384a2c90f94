/** Draws plots as inline SVG: lines over an axis, and bars. Every scale goes from 0 to 100 %. */
import { type Html, html } from './html.ts';

export interface Line {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly note?: string }[];
  /** A line to compare with, thin and dashed. */
  readonly faint?: true;
}

export interface Axis {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  readonly show: (value: number) => string;
}

/** A curve with more points than this is drawn without dots. */
const MOST_DOTS = 20;
const WIDTH = 460;
const HEIGHT = 280;
const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 44;

export function lineChart(title: string, axis: Axis, lines: readonly Line[], vertical = 'right, %'): Html {
  const x = (value: number) =>
    LEFT + ((value - axis.from) / (axis.to - axis.from || 1)) * (WIDTH - LEFT - RIGHT);
  const marks = axis.ticks.map(
    tick =>
      html`<text x="${r(x(tick))}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${axis.show(tick)}</text>`,
  );
  let colour = 0;
  const drawn = lines.map(line => {
    const name = line.faint ? 'faint' : `c${colour++ % 8}`;
    const path = line.points
      .map((point, i) => `${i === 0 ? 'M' : 'L'}${r(x(point.x))} ${r(y(point.y))}`)
      .join('');
    const dots =
      line.faint || line.points.length > MOST_DOTS
        ? []
        : line.points.map(
            point =>
              html`<circle class="${name}" cx="${r(x(point.x))}" cy="${r(y(point.y))}" \
r="3"><title>${line.name}, ${axis.show(point.x)}: ${(100 * point.y).toFixed(1)} %${point.note ?? ''}</title></circle>`,
          );
    return { line, name, svg: html`<path class="${name}" d="${path}"/>${dots}` };
  });
  const legend = html`<figcaption \
class="legend">${drawn.map(({ line, name }) => html`<span class="${name}">${line.name}</span> `)}</figcaption>`;
  return html`<figure><h4>${title}</h4>${frame([
    grid(),
    ...marks,
    html`<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle" \
class="label">${axis.label}</text>`,
    verticalLabel(vertical),
    ...drawn.map(each => each.svg),
  ])}${legend}</figure>`;
}

export interface BarGroup {
  readonly name: string;
  readonly bars: readonly {
    readonly name: string;
    readonly value: number;
    readonly low: number;
    readonly high: number;
    readonly count: number;
  }[];
}

/** Bars side by side, with their intervals. */
export function barChart(title: string, groups: readonly BarGroup[]): Html {
  const names = [...new Set(groups.flatMap(group => group.bars.map(bar => bar.name)))];
  const slot = (WIDTH - LEFT - RIGHT) / Math.max(1, groups.length);
  const wide = (slot * 0.8) / Math.max(1, names.length);
  const drawn = groups.map((group, g) => {
    const start = LEFT + g * slot + slot * 0.1;
    const bars = group.bars.map(bar => {
      const i = names.indexOf(bar.name);
      const left = start + i * wide;
      const middle = left + wide / 2;
      return html`<g><title>${group.name}, ${bar.name}: ${(100 * bar.value).toFixed(1)} % of ${bar.count} \
(${(100 * bar.low).toFixed(1)}–${(100 * bar.high).toFixed(1)})</title><rect class="c${i % 8}" x="${r(left)}" \
y="${r(y(bar.value))}" width="${r(Math.max(1, wide - 1))}" height="${r(y(0) - y(bar.value))}"/><line class="whisker" \
x1="${r(middle)}" x2="${r(middle)}" y1="${r(y(bar.low))}" y2="${r(y(bar.high))}"/></g>`;
    });
    return html`${bars}<text x="${r(LEFT + (g + 0.5) * slot)}" y="${HEIGHT - BOTTOM + 16}" \
text-anchor="middle">${group.name}</text>`;
  });
  const legend = html`<figcaption \
class="legend">${names.map((name, i) => html`<span class="c${i % 8}">${name}</span> `)}</figcaption>`;
  return html`<figure><h4>${title}</h4>${frame([grid(), verticalLabel('right, %'), ...drawn])}${legend}</figure>`;
}

function y(share: number): number {
  return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
}

function grid(): Html {
  const lines = [0, 0.25, 0.5, 0.75, 1].map(
    share =>
      html`<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${r(y(share))}" y2="${r(y(share))}"/><text \
x="${LEFT - 6}" y="${r(y(share) + 4)}" text-anchor="end">${100 * share}</text>`,
  );
  return html`${lines}`;
}

function verticalLabel(text: string): Html {
  const middle = (TOP + HEIGHT - BOTTOM) / 2;
  return html`<text class="label" text-anchor="middle" transform="translate(11 ${middle}) rotate(-90)">${text}</text>`;
}

function frame(parts: readonly Html[]): Html {
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">${parts}</svg>`;
}

/** A tenth of a pixel is enough. */
function r(value: number): string {
  return String(Math.round(10 * value) / 10);
}
