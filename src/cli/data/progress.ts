/** Shows the progress of long commands: one line on a terminal, a line every ten seconds elsewhere. */
import type { Progress } from '../../training-data/build.ts';
import { report } from '../print.ts';

const LINE_EVERY_MS = 10_000;

class ProgressLine {
  protected readonly bar = process.stderr.isTTY === true;
  private lastLine = 0;

  protected write(text: string, finished: boolean): void {
    if (this.bar) {
      process.stderr.write(`\r\u001b[K${text}`);
      return;
    }
    if (Date.now() - this.lastLine < LINE_EVERY_MS && !finished) return;
    this.lastLine = Date.now();
    process.stderr.write(`${text}\n`);
  }

  end(): void {
    if (this.bar) process.stderr.write('\n');
  }
}

/** Of questions that are answered or checked. */
export class QuestionProgress extends ProgressLine {
  constructor(
    private readonly total: number,
    private readonly what: string,
  ) {
    super();
  }

  readonly show = (done: number): void => {
    this.write(`${done} of ${this.total} questions ${this.what}`, done >= this.total);
  };
}

/** Of a build. */
export class ProgressReport extends ProgressLine {
  private readonly began = Date.now();

  show(progress: Progress): void {
    this.write(this.text(progress), progress.tokens >= progress.wanted);
  }

  /** Prints a message without breaking the bar. */
  note(text: string): void {
    if (this.bar) process.stderr.write('\r\u001b[K');
    report(`ndbg: note: ${text}`);
  }

  private text({ tokens, wanted, before, shards }: Progress): string {
    const seconds = (Date.now() - this.began) / 1000;
    const rate = seconds > 0 ? (tokens - before) / seconds : 0;
    const part = Math.min(1, wanted > 0 ? tokens / wanted : 1);
    const bar = this.bar ? `${'█'.repeat(Math.round(part * 24)).padEnd(24, '░')} ` : '';
    const left = rate > 0 && tokens < wanted ? `, ${duration((wanted - tokens) / rate)} left` : '';
    const share = `${(100 * part).toFixed(1).padStart(5)} %`;
    return `${bar}${share}  ${amount(tokens)} of ${amount(wanted)} tokens, ${shards} shards, ${amount(rate)}/s${left}`;
  }
}

export function amount(count: number): string {
  if (count >= 1e9) return `${(count / 1e9).toFixed(2)} B`;
  if (count >= 1e6) return `${(count / 1e6).toFixed(2)} M`;
  if (count >= 1e3) return `${(count / 1e3).toFixed(1)} k`;
  return String(Math.round(count));
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
