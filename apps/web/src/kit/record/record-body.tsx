import type { ReactNode } from 'react'
import styles from './record-drawer.module.css'
import { tabId } from './record-tabs.tsx'

type RecordBodyProps = {
  /** The tab of the content; omitted for a record without tabs. */
  readonly side?: string
  /** Nothing in it takes the focus, so that it takes the focus itself and is scrolled by keyboard. */
  readonly isText?: boolean
  /** Buttons that remain visible below. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** The scrolling content of a record or of one of its tabs. */
export function RecordBody({ side, isText = false, footer, children }: RecordBodyProps) {
  return (
    <>
      <div
        className={styles.body}
        {...(isText && { tabIndex: 0 })}
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
