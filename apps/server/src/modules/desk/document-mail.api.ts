import { mailRecord, mailsOfRecord } from '@countinghouse/contract/desk/record'
import { fail } from '@countinghouse/contract/errors'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { Database } from '../../platform/database/db.ts'
import { readDocument } from '../../platform/documents/document.ts'
import type { Delivery } from '../../platform/jobs/outbox.ts'
import { findPartnerLanguage, usualLanguage } from '../../platform/print/partner-language.ts'
import { byType } from '../../platform/registry/by-type.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { deliverMail } from './document-mail/deliver-mail.ts'
import { findContacts, findMails } from './document-mail/find-mails.ts'
import { documentMailed } from './document-mail/keep-mail.ts'
import { sendMail } from './document-mail/send-mail.ts'

const api = ({ documents, papers, mailContacts, partnerLanguages, files, mail: { mailer } }: Declared) => {
  const documentOf = byType(documents, ({ listing }) => listing.name)
  return [
    handleRead(mailsOfRecord, async (ctx, reader, { type, id }) => {
      const document = documentOf(type)
      const of = { document, row: await readDocument(ctx, reader, document, id) }
      const contacts = [...(await findContacts(ctx, reader, of, mailContacts))]
      const language = await findPartnerLanguage(ctx, reader, of, partnerLanguages)
      return { isReady: mailer !== null, language, contacts, mails: await findMails(ctx, reader, of) }
    }),
    handleWrite(mailRecord, async (ctx, tx, { type, ...requested }) => {
      const document = documentOf(type)
      // An unknown record is told first, whether or not mail is configured.
      await readDocument(ctx, tx, document, requested.id)
      if (mailer === null) return fail('not_configured')
      const ids = [requested.id]
      const language = requested.language ?? (await usualLanguage(ctx, tx, { document, ids }, partnerLanguages))
      const sources = { files, readDetails: papers.get(document.entity) }
      return await sendMail(ctx, tx, document, { ...requested, language }, sources)
    }),
  ]
}

const subscribers = ({ mail: { mailer } }: Declared) => ({
  // What was requested before the mail server was taken away waits in the list of its document.
  [documentMailed]: async (db: Database, delivery: Delivery) => {
    if (mailer !== null) await deliverMail(db, mailer, delivery)
  },
})

export const module = defineModule({ api, subscribers })
