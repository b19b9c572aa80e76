import { text } from '@countinghouse/contract/kit/date-input.text'
import { localToday } from '../../../ui/field/local-day.ts'
import { dayOfText } from '../../../ui/field/typed-date.ts'
import type { FieldKind } from '../field-kind.ts'

export const date: FieldKind = {
  read: (entered) => {
    const day = dayOfText(entered, localToday())
    return day === null ? { issue: { text: text.notDate } } : { value: day }
  },
}
