import { validateEvent } from '@countinghouse/contract/erp/page-master'
import { text } from '@countinghouse/contract/erp/page-master.text'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'

/** Checks while typing whether the event type of an address is available, before a page is developed for it. */
export function AddressCheck() {
  const { t } = useLanguage()
  const [entered, setEntered] = useState('')
  const route = useDeferredValue(entered.trim())
  const isRequested = route !== ''
  const { data } = useQuery({ ...routeQuery(validateEvent, { route }), enabled: isRequested })
  const answer = isRequested ? data : undefined
  const { eventType = '', takenBy } = answer ?? {}
  const taken = takenBy === undefined ? undefined : t(text.checkTaken, { eventType, ...takenBy })
  const free = eventType === '' ? t(text.checkExempt) : t(text.checkFree, { eventType })
  return (
    <PlainField label={t(text.check)} hint={answer === undefined ? t(text.check_help) : free} problem={taken}>
      {(control) => (
        <input
          {...control}
          dir="ltr"
          maxLength={200}
          autoComplete="off"
          value={entered}
          onChange={({ currentTarget }) => setEntered(currentTarget.value)}
        />
      )}
    </PlainField>
  )
}
