import { textField } from './fields.ts'

/**
 * What a record is called in Arabic beside its name, to readers in that language; blank: as in any other. A master calls the field
 * `nameAr`, and its migration `platform.keep_arabic_name(table)`.
 */
export function arabicNameField(options: { max: number }) {
  return textField(options).meta({ widget: 'text', lang: 'ar' }).nullable().default(null)
}
