import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'
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

type Head = {
  readonly company: string
  readonly currency: string
  readonly timezone: string
  readonly who: string
  /** By store: its name, and where it is. */
  readonly places: Readonly<Record<number, readonly string[]>>
}

/** Names on the paper; `storeIds`: whose addresses are needed. */
export async function readLetterhead(
  { companyId, userId }: Ctx,
  reader: Reader | Tx,
  storeIds: readonly number[],
): Promise<Head> {
  const { rows } = await sql<Head>`
    select c.name as company, c.base_currency as currency, c.timezone,
      coalesce((select u.first_name || ' ' || u.last_name from erp.app_user u where u.company_id = c.id and u.id = ${userId}), '') as who,
      (select coalesce(jsonb_object_agg(s.id, array_remove(array[s.name, s.address_line1, s.address_line2, nullif(concat_ws(' ', s.postcode, s.city), '')], null)), '{}')
        from erp.store s where s.company_id = c.id and s.id = any(${storeIds}::bigint[])) as places
    from erp.company c where c.id = ${companyId}`.execute(reader)
  const [head] = rows
  if (head === undefined) throw new Error(`There is no company ${companyId}.`)
  return head
}
