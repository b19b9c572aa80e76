export type { FieldModel } from '@countinghouse/contract/field-model'
export {
  fieldModel,
  fieldModels,
  isCellEditable,
  isRequired,
  recordFields,
  referenceLists,
} from '@countinghouse/contract/field-model'
