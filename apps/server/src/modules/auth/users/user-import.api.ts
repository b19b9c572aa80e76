import { Readable } from 'node:stream'
import { text as consumers } from 'node:stream/consumers'
import { getUserImportForm, importUsers } from '@countinghouse/contract/erp/user-import'
import { text } from '@countinghouse/contract/erp/user-import.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Declared } from '../../../platform/registry/declared.ts'
import { handleDownload, handleUpload } from '../../../platform/calls/handle.ts'
import { importForm } from '../../../platform/import/import-form.ts'
import { writeCsv } from '../../../platform/spreadsheet/write-csv.ts'
import type { ImportedPerson } from './import/import-people.ts'
import { importPeople } from './import/import-people.ts'
import { noReferences, personColumns } from './import/person-columns.ts'
import { columnName, readPeople } from './import/read-people.ts'
import { defineModule } from '../../../platform/registry/define-module.ts'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const api = ({ mail: { mailer } }: Declared) => [
  handleUpload(importUsers, async (ctx, tx, { isTrial }, file, { store }) => {
    const { locale } = ctx
    const read = await readPeople(await store.open(file.key), { fileName: file.name, locale })
    const { people, issues } = await importPeople(ctx, tx, read, isTrial)
    const isMailed = ({ email }: ImportedPerson) => mailer !== null && email !== null
    const mailed = people.filter(isMailed)
    // A trial is told too: whoever looks at a file of people has read it.
    const after = { isTrial, rows: read.rows.length, refused: issues.length, given: people.length }
    ctx.audit({ entity: 'erp.company', entityId: ctx.companyId, label: file.name, before: null, after })
    for (const { id } of mailed) ctx.emit('auth.invitation_opened', { invitedId: id })
    const shown = people.filter((person) => !isMailed(person))
    return {
      rows: read.rows.length,
      issues: issues.map(({ number, field, message }) => ({ number, column: columnName(field, locale), message })),
      unread: [...read.unread],
      invited: people.length,
      mailed: mailed.length,
      links:
        shown.length === 0
          ? null
          : { fileName: `${text.linksName[locale]}.csv`, csv: await linksOf(shown, locale), count: shown.length },
    }
  }),
  handleDownload(getUserImportForm, async ({ locale }) => {
    const bytes = await importForm(personColumns, noReferences, locale)
    const name = `${text.templateName[locale]}.xlsx`
    return { name, mediaType: workbook, byteSize: bytes.byteLength, bytes: Readable.from([Buffer.from(bytes)]) }
  }),
]

/** Paths of this installation; the browser knows by which address it is reached. */
async function linksOf(people: readonly ImportedPerson[], locale: Locale): Promise<string> {
  const heading = [userText.name[locale], userText.email[locale], text.link[locale]]
  return await consumers(writeCsv([heading, ...people.map(({ name, email, path }) => [name, email, path])]))
}

export const module = defineModule({ api })
