import { permissionName } from '@countinghouse/contract/page'
import { devicesPage } from '@countinghouse/contract/sales/device'
import { recoverSale } from '@countinghouse/contract/sales/offline-sale'
import { text } from '@countinghouse/contract/sales/register-offline.text'
import { registerPage } from '@countinghouse/contract/sales/register'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '../../../../app/session/session.tsx'
import type { Command } from '../../../../kit/commands/command-queue.ts'
import { ask } from '../../../../kit/dialog/confirm.ts'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useWrite } from '../../../../kit/record-edit/use-write.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../../ui/dialog/toast.tsx'
import { StateWord } from '../../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import type { KeptSale } from './kept-sale.ts'
import { instantNow } from '../state/instant-now.ts'
import styles from './offline.module.css'
import { PrintKept } from './print-kept.tsx'
import type { OfflineTill } from './use-offline-till.ts'

type Props = { readonly offline: OfflineTill; readonly onClose: () => void }

/** Sales that wait and that were refused, in their order. None of them leaves without a receipt of the server. */
export function WaitingDialog({ offline, onClose }: Props) {
  const { t } = useLanguage()
  const { commands } = offline
  return (
    <Dialog title={t(text.show)} onClose={onClose} actions={null} isWide>
      <p>{t(commands.length === 0 ? text.none : text.showLead)}</p>
      <ul className={styles.list}>
        {commands.map((command) => (
          <WaitingSale key={command.uid} command={command} offline={offline} />
        ))}
      </ul>
    </Dialog>
  )
}

type SaleProps = { readonly command: Command<KeptSale>; readonly offline: OfflineTill }

function WaitingSale({ command, offline }: SaleProps) {
  const language = useLanguage()
  const { t, locale, formatInstant } = language
  const can = useCan()
  const write = useWrite(t(registerPage.title))
  const [isPrinting, setIsPrinting] = useState(false)
  const { uid, document, body, refusal } = command
  const { number, lines, payableMinor, currency, sent } = body
  const mayRecord = can(permissionName(devicesPage, 'recover'))

  async function record(): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.recordSure, { number }),
      body: t(text.recordLead),
      confirm: t(text.record),
    })
    if (choice !== 'confirm') return
    const receipt = await write(recoverSale, { ...sent, sentAt: instantNow() })
    if (receipt === null) return
    await offline.leaveOut(uid)
    showToast(language, { tone: 'done', message: t(text.recorded, { number: receipt.number }) })
  }

  return (
    <li className={styles.sale}>
      <div className={styles.head}>
        <bdi>{number}</bdi>
        <bdi>{formatAmount(payableMinor, currency, locale)}</bdi>
        <StateWord tone={refusal === null ? 'warning' : 'danger'}>
          {t(refusal === null ? text.stateWaiting : text.stateRefused)}
        </StateWord>
      </div>
      <p className={styles.under}>
        <bdi>{formatInstant(sent.soldAt)}</bdi> · <bdi>{lines.map(({ name }) => name).join(', ')}</bdi>
      </p>
      {refusal !== null && (
        <p className={styles.reason}>
          <bdi>{refusal}</bdi> {!mayRecord && t(text.handOver)}
        </p>
      )}
      <div className={styles.ways}>
        {refusal !== null && (
          <Button variant="default" onClick={() => void offline.retry(document)}>
            {t(text.retry)}
          </Button>
        )}
        {refusal !== null && mayRecord && (
          <Button variant="default" onClick={() => void record()}>
            {t(text.record)}
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={() => setIsPrinting(true)}>
          {t(text.print)}
        </Button>
      </div>
      {isPrinting && <PrintKept sale={body} onDone={() => setIsPrinting(false)} />}
    </li>
  )
}
