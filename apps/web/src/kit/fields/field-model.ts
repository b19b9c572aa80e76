export type { FieldModel } from '@countinghouse/contract/field-model'
export {
  fieldModel,
  fieldModels,
  isCellEditable,
  isNumeric,
  isRequired,
  recordFields,
  referenceLists,
} from '@countinghouse/contract/field-model'
