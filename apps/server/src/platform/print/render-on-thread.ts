import { Readable } from 'node:stream'
import type { DownloadAnswer } from '../files/download.ts'
import { cleanFileName } from '../files/file-name.ts'
import { IdleThread } from './idle-thread.ts'
import type { PaperJob } from './render-paper.ts'

const thread = new IdleThread<PaperJob, Uint8Array>(new URL('./paper-thread.ts', import.meta.url))

/** Throws: busy. */
export async function renderOnThread(job: PaperJob): Promise<Uint8Array> {
  return await thread.run(job)
}

export function pdfAnswer(file: Uint8Array, title: string): DownloadAnswer {
  return {
    bytes: Readable.from([file]),
    byteSize: file.byteLength,
    name: cleanFileName(`${title}.pdf`),
    mediaType: 'application/pdf',
  }
}
