import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { Charge } from '@countinghouse/contract/inventory/transfer-charge'
import { approveCharge, deleteCharge } from '@countinghouse/contract/inventory/transfer-charge'
import { text } from '@countinghouse/contract/inventory/transfer-charge.text'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { IconListDetails, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { ask } from '../../../kit/dialog/confirm.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import { ChargeShares } from './charge-shares.tsx'
import styles from '../inventory.module.css'

const tones: Readonly<Record<Charge['status'], Tone>> = { draft: 'info', approved: 'success', posted: 'neutral' }

type ChargeLineProps = { readonly transferId: number; readonly charge: Charge; readonly onChange: () => void }

/** A charge with its status and actions, and on demand its allocation by line. */
export function ChargeLine({ transferId, charge, onChange }: ChargeLineProps) {
  const language = useLanguage()
  const { t, locale } = language
  const [isOpen, setIsOpen] = useState(false)
  const page = t(managedTransfer.text.title)
  const write = useWrite(page)
  const can = useCan()
  const { id, version, chargeType: type, status, amountMinor, shipment, supplier, note, invoice, postedMinor } = charge
  const money = (minor: number) => formatAmount(minor, companyCurrency(), locale)
  const approving = permissionName(managedTransfer.page, 'approve')
  const mayChange = status !== 'posted' && can(permissionName(managedTransfer.page, 'charge'))
  const notApproved = charge.isOwn
    ? t(text.own)
    : can(approving)
      ? null
      : t(recordText.needsPermission, { right: approving })
  const under = [supplier, note, status === 'draft' ? t(text.entered, { name: charge.enteredBy }) : null]

  async function approve(): Promise<void> {
    if ((await write(approveCharge, { id, version })) === null) return
    showToast(language, { tone: 'done', message: t(text.approved, { type }) })
  }

  async function remove(): Promise<void> {
    const title = t(text.removeSure, { type, amount: money(amountMinor) })
    if ((await ask.confirm({ title, confirm: t(text.remove), isDanger: true })) !== 'confirm') return
    if ((await write(deleteCharge, { id, version })) === null) return
    showToast(language, { tone: 'done', message: t(text.removed, { type }) })
  }

  return (
    <>
      <tr>
        <th scope="row">
          <bdi>{type}</bdi>
          {under.map((words) =>
            words === null ? null : (
              <span key={words} className={styles.under}>
                <bdi>{words}</bdi>
              </span>
            ),
          )}
        </th>
        <td data-label={t(text.transferShipmentId)}>{shipment === null ? t(text.whole) : <bdi>{shipment}</bdi>}</td>
        <td data-label={t(text.treatment)}>{t(text[`treatment_${charge.treatment}`])}</td>
        <td>
          <StateWord tone={tones[status]}>{t(text[`status_${status}`])}</StateWord>
          {invoice !== null && (
            <Link
              className={`${styles.link} ${styles.under}`}
              to={transferInvoice.page.path}
              search={{ open: invoice.id } as never}
            >
              {t(text.counted, { invoice: invoice.name })}
            </Link>
          )}
          {postedMinor > 0 && <span className={styles.under}>{t(text.inCost, { amount: money(postedMinor) })}</span>}
        </td>
        <td data-number data-strong data-label={t(text.amountMinor)}>
          <bdi>{money(amountMinor)}</bdi>
        </td>
        <td>
          <span className={styles.actions}>
            {status === 'draft' && (
              <ReasonButton size="compact-sm" variant="default" reason={notApproved} onClick={() => void approve()}>
                {t(text.approve)}
              </ReasonButton>
            )}
            <IconButton
              label={`${t(text.shares)}: ${type}`}
              aria-expanded={isOpen}
              onClick={() => setIsOpen((before) => !before)}
            >
              <IconListDetails size={16} stroke={1.75} aria-hidden />
            </IconButton>
            {mayChange && (
              <>
                <IconButton label={`${t(text.change)}: ${type}`} onClick={onChange}>
                  <IconPencil size={16} stroke={1.75} aria-hidden />
                </IconButton>
                <IconButton label={`${t(text.remove)}: ${type}`} onClick={() => void remove()}>
                  <IconTrash size={16} stroke={1.75} aria-hidden />
                </IconButton>
              </>
            )}
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={6}>
            <ChargeShares page={page} requested={requestedOf(transferId, charge)} />
          </td>
        </tr>
      )}
    </>
  )
}

function requestedOf(transferId: number, charge: Charge) {
  const { transferShipmentId, amountMinor, allocateBy } = charge
  // The entered amount, not the amount its rate would give today.
  return { id: transferId, transferShipmentId, basis: 'fixed' as const, amountMinor, allocateBy }
}
