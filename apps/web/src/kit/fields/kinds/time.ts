import { tags } from '../../../ui/language/formats.ts'
import type { FieldKind } from '../field-kind.ts'

export const time: FieldKind = {
  words: (value, _model, { locale }) =>
    new Intl.DateTimeFormat(tags[locale], { timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date(`1970-01-01T${String(value)}Z`),
    ),
}
