import { text as dateText } from '@countinghouse/contract/kit/date-input.text'
import { eventName } from '@countinghouse/contract/erp/event-name'
import { text as permissionText } from '@countinghouse/contract/erp/permission.text'
import { mostOverrideDays, updateUserOverrides } from '@countinghouse/contract/erp/user-access'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DateInput } from '../../../ui/field/date-input.tsx'
import { localToday } from '../../../ui/field/local-day.ts'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { isDay } from '../../../ui/field/typed-date.ts'
import { Segments } from '../../../ui/button/segments.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../permission/permission.module.css'
import type { useAccessWrite } from '../permission/use-access-write.ts'

type Props = {
  readonly access: ReturnType<typeof useAccessWrite>
  readonly userId: number
  readonly version: number
  readonly onClose: () => void
}

/** Form of a permission override: permission, end date and reason. */
export function UserExceptionForm({ access, userId, version, onClose }: Props) {
  const { t, locale } = useLanguage()
  const [effect, setEffect] = useState<'allow' | 'deny'>('allow')
  const [eventId, setEventId] = useState<number | null>(null)
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const missing = {
      ...(eventId === null && { eventId: t(text.needsPermission) }),
      ...(effect === 'allow' && day === '' && { until: t(text.needsEnd) }),
      ...(day !== '' && !isDay(day) && { until: t(dateText.notDate) }),
      ...(reason.trim() === '' && { reason: t(text.needsReason) }),
    }
    access.setProblems(missing)
    if (eventId === null || Object.keys(missing).length > 0) return
    // End of the selected day in the time zone of the reader.
    const until = day === '' ? null : new Date(`${day}T23:59:59`).toISOString()
    const input = { id: userId, version, laid: [{ eventId, effect, until, reason }] }
    if (await access.save(updateUserOverrides, input)) onClose()
  }

  return (
    <Dialog
      title={t(text.addException)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form="user-exception">
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id="user-exception" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Segments
          label={t(text.effect)}
          value={effect}
          options={(['allow', 'deny'] as const).map((value) => ({ value, label: t(text[`effect_${value}`]) }))}
          onChange={(value) => setEffect(value === 'deny' ? 'deny' : 'allow')}
        />
        <PlainField label={t(text.right)} problem={access.problems['eventId']}>
          {(control) => (
            <select
              {...control}
              value={eventId ?? ''}
              onChange={({ currentTarget }) => setEventId(Number(currentTarget.value) || null)}
            >
              <option value="" />
              {access.modules
                .flatMap(({ pages }) => pages)
                .map((page) => (
                  <optgroup key={page.id} label={page.title[locale]}>
                    {page.events.map((one) => (
                      <option key={one.id} value={one.id}>
                        {t(permissionText.permissionOn, { event: eventName(one, locale), page: page.title[locale] })}
                      </option>
                    ))}
                  </optgroup>
                ))}
            </select>
          )}
        </PlainField>
        <PlainField
          label={t(text.untilAllow)}
          problem={access.problems['until']}
          hint={effect === 'allow' ? t(text.untilHint, { days: mostOverrideDays }) : t(text.untilHintDeny)}
        >
          {(control) => (
            <DateInput
              {...control}
              min={localToday(0)}
              max={effect === 'allow' ? localToday(mostOverrideDays - 1) : undefined}
              value={day}
              onChange={setDay}
            />
          )}
        </PlainField>
        <PlainField label={t(text.reason)} problem={access.problems['reason']}>
          {(control) => (
            <input
              {...control}
              dir="auto"
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
        </PlainField>
      </form>
    </Dialog>
  )
}
