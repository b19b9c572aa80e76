import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { devices, devicesPage } from '@countinghouse/contract/sales/device'
import { text } from '@countinghouse/contract/sales/device.text'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan, useSession } from '../../../app/session/session.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useThisDevice } from '../register/offline/this-device.ts'

const DeviceRecord = later(async () => (await import('./device-record.tsx')).DeviceRecord)
const RegisterBrowser = later(async () => (await import('./register-browser.tsx')).RegisterBrowser)

const columns = {
  name: { width: 160, grow: 1 },
  tillId: { width: 128, grow: 0.5, stacked: 'detail' },
  storeId: { width: 128, grow: 0.5 },
  status: { width: 104, grow: 0.2, stacked: 'status' },
  waitingCount: { width: 104, grow: 0.2, stacked: 'detail' },
  refusedCount: { width: 104, grow: 0.2 },
  reviewCount: { width: 104, grow: 0.2 },
  lastSeenAt: { width: 152, grow: 0.3, stacked: 'detail' },
  waitingSince: { width: 152 },
  registeredAt: { width: 152 },
  registeredBy: { width: 152 },
} as const

/** Browsers of tills; the one that shows this page is registered here. */
function Devices() {
  const { t } = useLanguage()
  const can = useCan()
  const device = useThisDevice(useSession().user.usr_cmp_id)
  const [isRegistering, setIsRegistering] = useState(false)
  const right = permissionName(devicesPage, 'register')
  const reason = !can(right)
    ? t(recordText.needsPermission, { right })
    : device?.status === 'active'
      ? t(text.alreadyThis, { name: device.name })
      : null
  return (
    <>
      <ListPage
        listing={devices}
        columns={columns}
        record={(shared) => <DeviceRecord {...shared} />}
        actions={() => (
          <ReasonButton reason={reason} onClick={() => setIsRegistering(true)}>
            {t(text.register)}
          </ReasonButton>
        )}
      />
      <Suspense>{isRegistering && <RegisterBrowser onClose={() => setIsRegistering(false)} />}</Suspense>
    </>
  )
}

export { Devices as screen }
