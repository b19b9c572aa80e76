export type { FieldModel, LineFieldModel, LinesModel } from '@countinghouse/contract/field-model'
export {
  fieldModel,
  fieldModels,
  isCellEditable,
  isLines,
  isNumeric,
  isRequired,
  isRich,
  recordFields,
  referenceLists,
} from '@countinghouse/contract/field-model'
