import type { Lot } from '@countinghouse/contract/inventory/lot'
import { holdFields, holdLot, lotsPage, releaseLot } from '@countinghouse/contract/inventory/lot'
import { text } from '@countinghouse/contract/inventory/lot.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const FieldsDialog = later(async () => (await import('../../../kit/dialog/fields-dialog.tsx')).FieldsDialog)

const holding = { fields: holdFields, text: { reason: text.reason } }

/** Holds a lot, or releases one. */
export function LotActions({ lot }: { readonly lot: Lot }) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const write = useWrite(t(text.title))
  const [isHolding, setIsHolding] = useState(false)
  const { id, version, hold } = lot
  const right = permissionName(lotsPage, 'hold')
  const reason = can(right) ? null : t(recordText.needsPermission, { right })

  async function release(): Promise<void> {
    const answer = await write(releaseLot, { id, version })
    if (answer !== null) showToast(language, { tone: 'done', message: t(text.released) })
  }

  return (
    <>
      <div className={drawer.actions} />
      <div className={drawer.saves}>
        {hold === null ? (
          <ReasonButton variant="default" reason={reason} onClick={() => setIsHolding(true)}>
            {t(text.hold)}
          </ReasonButton>
        ) : (
          <ReasonButton reason={reason} onClick={() => void release()}>
            {t(text.release)}
          </ReasonButton>
        )}
      </div>
      <Suspense>
        {isHolding && (
          <FieldsDialog
            title={`${t(text.hold)}: ${lot.name}`}
            lead={t(text.holdLead)}
            requested={holding}
            confirm={t(text.hold)}
            route={holdLot}
            target={{ id, version }}
            page={t(text.title)}
            doneWords={() => t(text.held)}
            onClose={() => setIsHolding(false)}
          />
        )}
      </Suspense>
    </>
  )
}
