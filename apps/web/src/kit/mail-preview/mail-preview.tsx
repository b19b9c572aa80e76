import type { ReactNode } from 'react'
import { RecordBody } from '../record/record-body.tsx'
import styles from './rendered-mail.module.css'

/** The tab with the emails of a template. */
export function MailPreview({ lead, children }: { readonly lead: string; readonly children: ReactNode }) {
  return (
    <RecordBody side="preview">
      <p className={styles.lead}>{lead}</p>
      <div className={styles.mails}>{children}</div>
    </RecordBody>
  )
}
