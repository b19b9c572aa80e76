import type { Text } from '@countinghouse/kernel/text'
import { delivery, parcelFields } from '@countinghouse/contract/sales/delivery'
import { fieldModels, isLines } from '../../../kit/fields/field-model.ts'

const prefix = 'parcels_'

/** Fields of a parcel with their labels, as a dialog asks for them: the weight first, for a scale that types. */
export const requestedParcel = {
  fields: {
    weightGrams: parcelFields.weightGrams,
    kind: parcelFields.kind,
    trackingNo: parcelFields.trackingNo,
    lengthMm: parcelFields.lengthMm,
    widthMm: parcelFields.widthMm,
    heightMm: parcelFields.heightMm,
  },
  text: Object.fromEntries(
    Object.entries<Text>(delivery.text).flatMap(([key, words]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), words]] : [],
    ),
  ),
}

/** The same fields as they are shown. */
export const shownParcel = fieldModels(delivery)
  .filter(isLines)
  .flatMap(({ name, lineFields }) => (name === 'parcels' ? lineFields : []))
