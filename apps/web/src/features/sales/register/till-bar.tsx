import type { TillChoice } from '@countinghouse/contract/sales/register'
import { text as printerText } from '@countinghouse/contract/sales/printer.text'
import { text } from '@countinghouse/contract/sales/register.text'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { IconBarcode, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { openPanel } from '../../../app/panels/panels.ts'
import { hasCameraScan } from '../../../app/scan/camera-support.ts'
import { useCan } from '../../../app/session/session.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import page from '../../../ui/display/page.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './register.module.css'

const PrinterDialog = later(async () => (await import('../printer/printer-dialog.tsx')).PrinterDialog)

type Props = {
  readonly till: TillChoice
  readonly parkedCount: number
  readonly onParked: () => void
  /** Null: there is no other till. */
  readonly onOther: (() => void) | null
  /** Below it. */
  readonly children?: ReactNode
}

/** Till, store and session, with the ways to other pages of the till. */
export function TillBar({ till, parkedCount, onParked, onOther, children }: Props) {
  const { t } = useLanguage()
  const can = useCan()
  const { session } = till
  const [isPrinter, setIsPrinter] = useState(false)
  return (
    <header className={styles.bar}>
      <div className={styles.heading}>
        <h1 className={page.title} tabIndex={-1}>
          <bdi>{till.name}</bdi>
        </h1>
        <p className={styles.context}>
          <bdi>{till.store}</bdi>
          {session !== null && <bdi>{t(text.openedBy, { session: session.name, person: session.openedBy })}</bdi>}
        </p>
      </div>
      <nav className={styles.links} aria-label={t(text.tillPages)}>
        {hasCameraScan() && (
          <IconButton label={t(text.camera)} onClick={() => openPanel('camera')}>
            <IconBarcode size={20} stroke={1.75} />
          </IconButton>
        )}
        <IconButton label={t(printerText.printer)} onClick={() => setIsPrinter(true)}>
          <IconPrinter size={20} stroke={1.75} />
        </IconButton>
        {parkedCount > 0 && (
          <Button variant="default" aria-keyshortcuts="F8" onClick={onParked}>
            {t(text.parked, { count: parkedCount })}
          </Button>
        )}
        {can(permissionName(receiptsPage, 'view')) && (
          <Link className={styles.link} to={receiptsPage.path} search={{ tillId: till.id } as never}>
            {t(text.receipts)}
          </Link>
        )}
        {session !== null && can(permissionName(tillSessionsPage, 'view')) && (
          <Link className={styles.link} to={tillSessionsPage.path} search={{ open: session.id } as never}>
            {t(text.session)}
          </Link>
        )}
        {onOther !== null && (
          <Button variant="subtle" color="gray" onClick={onOther}>
            {t(text.otherTill)}
          </Button>
        )}
      </nav>
      {children}
      {isPrinter && (
        <Suspense>
          <PrinterDialog width={till.receiptWidth} till={till.name} onClose={() => setIsPrinter(false)} />
        </Suspense>
      )}
    </header>
  )
}
