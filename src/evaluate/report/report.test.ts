import { describe, expect, test } from 'vitest';
import { markDifference } from './difference.ts';
import { escapeHtml, html } from './html.ts';
import { lineChart } from './plot.ts';

describe('what differs is marked', () => {
  test('piece by piece, tokens as labels', () => {
    const { expected, answer } = markDifference(
      '<|line_sep|><|var|>x<|eq|>12<|L3|>',
      '<|line_sep|><|var|>x<|eq|>13<|L3|>',
    );
    expect(expected.text).toContain('<mark class="missing">12</mark>');
    expect(answer.text).toContain('<mark class="wrong">13</mark>');
    expect(answer.text).toContain('<b class="token">line</b>');
  });

  test('what is only on one side is marked there', () => {
    const { expected, answer } = markDifference('[1, 2, 3]', '[1, 3]');
    expect(expected.text).toBe('[1, <mark class="missing">2, </mark>3]');
    expect(answer.text).toBe('[1, 3]');
  });

  test('equal texts have no marks, and an empty answer lacks all', () => {
    expect(markDifference('abc', 'abc').answer.text).toBe('abc');
    expect(markDifference('abc', '').expected.text).toBe('<mark class="missing">abc</mark>');
  });
});

test('whatever a program or a model wrote is shown, not run', () => {
  expect(html`<p>${'<script>alert("1")</script>'}</p>`.text).toBe(
    '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</p>',
  );
  expect(escapeHtml('a\u0000b\ud800')).toBe('a\\u0000b\\ud800');
});

test('a plot puts 100 % at the top and 0 % at the bottom', () => {
  const axis = { label: 'x', from: 0, to: 1, ticks: [0, 1], show: String };
  const points = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ];
  const { text } = lineChart('t', axis, [{ name: 'l', points }]);
  expect(text).toContain('d="M44 236L448 12"');
});
