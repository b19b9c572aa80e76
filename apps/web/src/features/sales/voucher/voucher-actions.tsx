import { dateField, multilineField } from '@countinghouse/contract/fields'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import type { Voucher } from '@countinghouse/contract/sales/voucher'
import {
  blockVoucher,
  changeVoucherExpiry,
  unblockVoucher,
  vouchersPage,
  writeOffVoucher,
} from '@countinghouse/contract/sales/voucher'
import { text } from '@countinghouse/contract/sales/voucher.text'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ask } from '../../../kit/dialog/confirm.ts'
import drawer from '../../../kit/record/record-drawer.module.css'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const FieldsDialog = later(async () => (await import('../../../kit/dialog/fields-dialog.tsx')).FieldsDialog)

const expiry = {
  fields: { expiresOn: dateField().nullable().default(null) },
  text: { expiresOn: text.expiresOn, expiresOn_help: text.expiresOn_help },
}
const blocking = { fields: { reason: multilineField({ max: 500 }) }, text: { reason: text.reason } }

/** What can be done with a voucher in its status. */
export function VoucherActions({ voucher }: { readonly voucher: Voucher }) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const write = useWrite(t(text.title))
  const [open, setOpen] = useState<'expiry' | 'block' | null>(null)
  const { id, version, status, balanceMinor } = voucher
  const target = { id, version }
  const refusal = (event: string) => {
    const right = permissionName(vouchersPage, event)
    return can(right) ? null : t(recordText.needsPermission, { right })
  }
  const isLive = status === 'active' || status === 'expired'
  const shared = { target, page: t(text.title), onClose: () => setOpen(null) }

  async function unblock(): Promise<void> {
    const answer = await write(unblockVoucher, target)
    if (answer !== null) showToast(language, { tone: 'done', message: t(text.unblocked) })
  }

  async function writeOff(): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.writeOff),
      body: t(text.writeOffLead),
      confirm: t(text.writeOff),
      isDanger: true,
    })
    if (choice !== 'confirm') return
    const answer = await write(writeOffVoucher, target)
    if (answer !== null) showToast(language, { tone: 'done', message: t(text.writtenOff) })
  }

  return (
    <>
      <div className={drawer.actions}>
        {isLive && balanceMinor > 0 && (
          <ReasonButton
            variant="subtle"
            color="gray"
            px={8}
            reason={refusal('write_off')}
            onClick={() => void writeOff()}
          >
            {t(text.writeOff)}
          </ReasonButton>
        )}
      </div>
      <div className={drawer.saves}>
        {isLive && (
          <>
            <ReasonButton variant="default" reason={refusal('change')} onClick={() => setOpen('expiry')}>
              {t(text.changeExpiry)}
            </ReasonButton>
            <ReasonButton variant="default" reason={refusal('change')} onClick={() => setOpen('block')}>
              {t(text.block)}
            </ReasonButton>
          </>
        )}
        {status === 'blocked' && (
          <ReasonButton reason={refusal('change')} onClick={() => void unblock()}>
            {t(text.unblock)}
          </ReasonButton>
        )}
      </div>
      <Suspense>
        {open === 'expiry' && (
          <FieldsDialog
            {...shared}
            title={t(text.changeExpiry)}
            requested={expiry}
            confirm={t(text.changeExpiry)}
            route={changeVoucherExpiry}
            doneWords={() => t(text.expiryChanged)}
          />
        )}
        {open === 'block' && (
          <FieldsDialog
            {...shared}
            title={t(text.block)}
            lead={t(text.blockLead)}
            requested={blocking}
            confirm={t(text.block)}
            isDanger
            route={blockVoucher}
            doneWords={() => t(text.blocked)}
          />
        )}
      </Suspense>
    </>
  )
}
