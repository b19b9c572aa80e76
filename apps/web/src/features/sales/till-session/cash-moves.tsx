import { textField } from '@countinghouse/contract/fields'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { amountField, recordField } from '@countinghouse/contract/rich-fields'
import type { SessionReport } from '@countinghouse/contract/sales/till-session'
import { cashMoveKinds, moveCash, tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { text } from '@countinghouse/contract/sales/till-session.text'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useDrawer } from '../printer/use-drawer.ts'

const FieldsDialog = later(async () => (await import('../../../kit/dialog/fields-dialog.tsx')).FieldsDialog)

type Kind = (typeof cashMoveKinds)[number]

const amount = { amountMinor: amountField({ min: 1 }) }
const account = { accountId: recordField('accounts.account') }
const reason = { reason: textField({ max: 500 }) }
const labels = { amountMinor: text.amount, accountId: text.account, reason: text.reason }

/** What each kind of cash movement asks for. */
const requested: Readonly<Record<Kind, { readonly fields: object; readonly text: typeof labels }>> = {
  paid_in: { fields: { ...amount, ...account, ...reason }, text: labels },
  paid_out: { fields: { ...amount, ...account, ...reason }, text: labels },
  safe_drop: { fields: { ...amount, ...reason }, text: labels },
  no_sale: { fields: reason, text: labels },
}

/** Buttons for cash that moves without a sale. */
export function CashMoves({ report }: { readonly report: SessionReport }) {
  const { t } = useLanguage()
  const drawerOfTill = useDrawer()
  const can = useCan()
  const [kind, setKind] = useState<Kind | null>(null)
  const right = permissionName(tillSessionsPage, 'cash_move')
  return (
    <>
      <div className={drawer.actions}>
        {cashMoveKinds.map((one) => (
          <ReasonButton
            key={one}
            variant="default"
            reason={can(right) ? null : t(recordText.needsPermission, { right })}
            onClick={() => setKind(one)}
          >
            {t(text[`kind_${one}`])}
          </ReasonButton>
        ))}
      </div>
      {kind !== null && (
        <Suspense>
          <FieldsDialog
            title={t(text[`kind_${kind}`])}
            lead={t(text[`lead_${kind}`])}
            requested={requested[kind] as never}
            confirm={t(text[`kind_${kind}`])}
            route={moveCash}
            target={{ id: report.id, kind }}
            page={t(text.title)}
            doneWords={() => t(text.done_move)}
            onDone={() => void drawerOfTill.open()}
            onClose={() => setKind(null)}
          />
        </Suspense>
      )}
    </>
  )
}
