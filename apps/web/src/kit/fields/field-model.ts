export type { FieldModel } from '@countinghouse/contract/field-model'
export {
  fieldModel,
  fieldModels,
  isCellEditable,
  isRequired,
  referenceLists,
} from '@countinghouse/contract/field-model'
