import { Worker } from 'node:worker_threads'
import type { SheetRow } from './cell.ts'
import { limits } from './limits.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'
import type { XlsxMessage, XlsxOrder } from './xlsx-messages.ts'

export type OpenedXlsx = {
  readonly sheets: readonly string[]
  readonly sheet: string
  readonly rows: AsyncGenerator<SheetRow>
  readonly close: () => Promise<void>
}

/**
 * Reads a workbook in a thread of its own, with limits of memory and time, so that no file can stop or end the server.
 * Throws, also while its rows are read: SpreadsheetError.
 */
export async function openXlsx(file: Buffer, sheet: string | null): Promise<OpenedXlsx> {
  const taken = new Int32Array(new SharedArrayBuffer(4))
  const thread = new XlsxThread({ file: new Uint8Array(file), sheet, taken })
  try {
    const opened = await thread.next()
    if (opened.kind !== 'opened') throw new SpreadsheetError('damaged')
    return { ...opened, rows: rowsOf(thread, taken), close: () => thread.end() }
  } catch (error) {
    await thread.end()
    throw error
  }
}

async function* rowsOf(thread: XlsxThread, taken: Int32Array): AsyncGenerator<SheetRow> {
  try {
    for (;;) {
      const message = await thread.next()
      if (message.kind !== 'rows') return
      Atomics.add(taken, 0, 1)
      Atomics.notify(taken, 0)
      yield* message.rows
    }
  } finally {
    await thread.end()
  }
}

class XlsxThread {
  private readonly worker: Worker
  private readonly messages: (XlsxMessage | SpreadsheetError)[] = []
  private wake: () => void = () => {}

  constructor(order: XlsxOrder) {
    this.worker = new Worker(new URL('./xlsx-thread.ts', import.meta.url), {
      workerData: order,
      transferList: [order.file.buffer],
      resourceLimits: {
        maxOldGenerationSizeMb: limits.workerMemoryMiB,
        maxYoungGenerationSizeMb: limits.workerYoungMiB,
      },
      env: {},
      stdin: false,
    })
    this.worker.unref()
    this.worker.on('message', (message: XlsxMessage) => {
      this.take(message.kind === 'refused' ? new SpreadsheetError(message.reason, message.params) : message)
    })
    // Out of memory, above all.
    this.worker.on('error', () => this.take(new SpreadsheetError('unpacks_too_big')))
    this.worker.on('exit', () => this.take(new SpreadsheetError('damaged')))
  }

  /** Throws: SpreadsheetError, also when the thread says nothing for too long. */
  async next(): Promise<XlsxMessage> {
    if (this.messages.length === 0) await this.oneMore()
    const message = this.messages.shift() ?? new SpreadsheetError('too_slow')
    if (message instanceof SpreadsheetError) throw message
    return message
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }

  private async oneMore(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.wake = resolve
      timer = setTimeout(resolve, limits.workerSilenceMs)
    })
    clearTimeout(timer)
  }

  private take(message: XlsxMessage | SpreadsheetError): void {
    this.messages.push(message)
    this.wake()
  }
}
