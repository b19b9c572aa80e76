export type { FieldModel } from '@countinghouse/contract/field-model'
export {
  fieldModel,
  fieldModels,
  isCellEditable,
  isNumeric,
  isRequired,
  isRich,
  recordFields,
  referenceLists,
} from '@countinghouse/contract/field-model'
