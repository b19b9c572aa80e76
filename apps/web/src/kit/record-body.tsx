import type { ReactNode } from 'react'
import styles from './record-drawer.module.css'
import { tabId } from './record-tabs.tsx'

type RecordBodyProps = {
  /** The side it belongs to; left out for a record with one side. */
  readonly side?: string
  /** Buttons that stay in sight below it. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** What stands in the frame of a record, or on one of its sides; it scrolls. */
export function RecordBody({ side, footer, children }: RecordBodyProps) {
  return (
    <>
      <div
        className={styles.body}
        {...(side !== undefined && {
          id: 'record-panel',
          role: 'tabpanel',
          tabIndex: 0,
          'aria-labelledby': tabId(side),
        })}
      >
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </>
  )
}
