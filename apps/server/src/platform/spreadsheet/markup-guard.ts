import { limits } from './limits.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'

const [lessThan, greaterThan, slash, bang, question, hyphen, bracket] = Buffer.from('<>/!?-[') as unknown as number[]
const quotes = new Set(Buffer.from(`"'`))

type Place = 'text' | 'opened' | 'tag' | 'quoted' | 'closing' | 'instruction' | 'declared' | 'comment' | 'literal'

/**
 * Reads XML as it is unpacked and refuses what no spreadsheet program writes: declarations of types and entities, which could
 * multiply or fetch text, and nesting without end. Throws: SpreadsheetError.
 */
export class MarkupGuard {
  private place: Place = 'text'
  private depth = 0
  private quote = 0
  private before = 0
  private beforeThat = 0

  feed(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; at++) {
      if (this.place === 'text') {
        at = chunk.indexOf(lessThan ?? 0, at)
        if (at === -1) return
        this.place = 'opened'
      } else this.step(chunk[at] ?? 0)
      this.beforeThat = this.before
      this.before = chunk[at] ?? 0
    }
  }

  /** What is cut off would lose rows without a word. */
  end(): void {
    if (this.depth !== 0 || this.place !== 'text') throw new SpreadsheetError('damaged')
  }

  private step(byte: number): void {
    switch (this.place) {
      case 'opened':
        this.place = this.placeOf(byte)
        break
      case 'tag':
        if (quotes.has(byte)) this.enterQuote(byte)
        else if (byte === greaterThan) this.open(this.before === slash)
        break
      case 'quoted':
        if (byte === this.quote) this.place = 'tag'
        break
      case 'closing':
        if (byte === greaterThan) this.close()
        break
      case 'declared':
        if (byte !== hyphen && byte !== bracket) throw new SpreadsheetError('unsafe_markup')
        this.place = byte === hyphen ? 'comment' : 'literal'
        break
      case 'instruction':
        if (byte === greaterThan && this.before === question) this.place = 'text'
        break
      default:
        this.leave(byte)
    }
  }

  private placeOf(byte: number): Place {
    if (byte === slash) return 'closing'
    if (byte === question) return 'instruction'
    return byte === bang ? 'declared' : 'tag'
  }

  private enterQuote(byte: number): void {
    this.quote = byte
    this.place = 'quoted'
  }

  private open(isEmpty: boolean): void {
    this.place = 'text'
    if (isEmpty) return
    this.depth += 1
    if (this.depth > limits.markupDepth) throw new SpreadsheetError('unsafe_markup')
  }

  private close(): void {
    this.place = 'text'
    this.depth -= 1
  }

  /** Comments end by `-->`, literal sections by `]]>`. */
  private leave(byte: number): void {
    const closer = this.place === 'comment' ? hyphen : 0x5d
    if (byte === greaterThan && this.before === closer && this.beforeThat === closer) this.place = 'text'
  }
}
