import { multilineField } from '@countinghouse/contract/fields'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import type { Device } from '@countinghouse/contract/sales/device'
import { devicesPage, revokeDevice } from '@countinghouse/contract/sales/device'
import { text } from '@countinghouse/contract/sales/device.text'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan, useSession } from '../../../app/session/session.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { noteDevice } from '../register/offline/this-device.ts'

const FieldsDialog = later(async () => (await import('../../../kit/dialog/fields-dialog.tsx')).FieldsDialog)

const revoking = { fields: { reason: multilineField({ max: 500 }) }, text: { reason: text.reason } }

/** Revokes an active device; a revoked browser is registered anew. */
export function DeviceActions({ device }: { readonly device: Device }) {
  const { t } = useLanguage()
  const can = useCan()
  const companyId = useSession().user.usr_cmp_id
  const [isRevoking, setIsRevoking] = useState(false)
  const { id, version, status } = device
  const right = permissionName(devicesPage, 'revoke')
  if (status === 'revoked') return null
  return (
    <>
      <div className={drawer.saves}>
        <ReasonButton
          variant="default"
          reason={can(right) ? null : t(recordText.needsPermission, { right })}
          onClick={() => setIsRevoking(true)}
        >
          {t(text.revoke)}
        </ReasonButton>
      </div>
      <Suspense>
        {isRevoking && (
          <FieldsDialog
            target={{ id, version }}
            page={t(text.title)}
            title={t(text.revoke)}
            lead={t(text.revokeLead)}
            requested={revoking}
            confirm={t(text.revoke)}
            isDanger
            route={revokeDevice}
            doneWords={() => t(text.revoked)}
            onDone={() => void noteDevice({ companyId, id }, { status: 'revoked' })}
            onClose={() => setIsRevoking(false)}
          />
        )}
      </Suspense>
    </>
  )
}
