import type { Talked } from '@countinghouse/contract/record-type'
import { textField } from '@countinghouse/contract/fields'
import type { DeviceRow } from '@countinghouse/contract/sales/device'
import { commentDevice, deviceHistory, devices, deviceViewers, getDevice } from '@countinghouse/contract/sales/device'
import { text } from '@countinghouse/contract/sales/device.text'
import { recordField } from '@countinghouse/contract/rich-fields'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { preloaded } from '../../../app/offline/preloaded.tsx'
import { useSession } from '../../../app/session/session.tsx'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { currentSide, RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useThisDevice } from '../register/offline/this-device.ts'
import { DeviceActions } from './device-actions.tsx'
import { DeviceDetails } from './device-details.tsx'

const RecordHistory = preloaded(async () => (await import('../../../kit/history/record-history.tsx')).RecordHistory)

const talked: Talked = {
  kind: 'listing',
  entity: devices.entity,
  text,
  fields: { name: textField({ max: 80 }), tillId: recordField('sales.till'), reason: textField({ max: 500 }) },
  listing: devices,
  routes: { history: deviceHistory, viewers: deviceViewers, comment: commentDevice },
}

/** A device with what it holds back, the sales that it sent, and its history. */
export function DeviceRecord(shared: ListShared<DeviceRow>) {
  const { t } = useLanguage()
  const { state, texts } = shared
  const id = Number(state.open)
  const own = useThisDevice(useSession().user.usr_cmp_id)
  const { data: device, ...query } = useQuery({ ...routeQuery(getDevice, { id }), refetchOnMount: 'always' })
  const sides = [
    { key: 'details', title: t(text.details) },
    { key: 'history', title: t(text.history) },
  ]
  const side = currentSide(sides, state.tab)
  return (
    <RecordPanel
      shared={shared as unknown as ListShared}
      title={device?.name ?? t(text.one)}
      sides={sides}
      {...(device !== undefined && {
        subtitle: (
          <p className={drawer.subtitle}>
            <StateWord tone={device.status === 'active' ? 'success' : 'danger'}>
              {t(text[`status_${device.status}`])}
            </StateWord>
            {own?.id === id && <span>{t(text.isThis)}</span>}
          </p>
        ),
      })}
    >
      {device === undefined && query.error !== null && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {device === undefined && query.error === null && <RecordSkeleton count={4} />}
      {device !== undefined && side === 'details' && (
        <RecordBody side={side} footer={<DeviceActions device={device} />}>
          <DeviceDetails device={device} />
        </RecordBody>
      )}
      {device !== undefined && side === 'history' && (
        <Suspense fallback={<RecordSkeleton count={4} />}>
          <RecordHistory key={id} master={talked} texts={texts} id={id} />
        </Suspense>
      )}
    </RecordPanel>
  )
}
