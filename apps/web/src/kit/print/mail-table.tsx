import type { DocumentMail } from '@countinghouse/contract/document-mail'
import type { Paper } from '@countinghouse/contract/document-paper'
import { text } from '@countinghouse/contract/kit/document-print.text'
import type { Tone } from '../../ui/display/state-word.tsx'
import { StateWord } from '../../ui/display/state-word.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './mail-table.module.css'

type MailTableProps = { readonly mails: readonly DocumentMail[]; readonly papers: readonly Paper[] }

const tones: Readonly<Record<DocumentMail['state'], Tone>> = {
  waiting: 'info',
  sending: 'info',
  sent: 'success',
  in_doubt: 'warning',
  refused: 'danger',
}

/** Mails of a document, the latest first. */
export function MailTable({ mails, papers }: MailTableProps) {
  const { t, locale, formatInstant } = useLanguage()
  if (mails.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{t(text.mails)}</h3>
      <table className={styles.table} aria-label={t(text.mails)}>
        <thead>
          <tr>
            <th scope="col">{t(text.sentTo)}</th>
            <th scope="col">{t(text.sentAt)}</th>
            <th scope="col">{t(text.sentState)}</th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <th scope="row">
                <bdi>{mail.to}</bdi>
                <span className={styles.under}>
                  {papers.find(({ name }) => name === mail.paper)?.title[locale] ?? mail.paper}
                </span>
              </th>
              <td data-label={t(text.sentAt)}>
                {formatInstant(mail.createdAt)} <bdi>{mail.createdBy}</bdi>
              </td>
              <td data-label={t(text.sentState)}>
                <StateWord tone={tones[mail.state]}>{t(text[`state_${mail.state}`])}</StateWord>
                {mail.answer !== null && (
                  <span className={styles.under}>
                    <bdi>{mail.answer}</bdi>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
