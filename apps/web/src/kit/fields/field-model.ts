export type { FieldModel, LineFieldModel, LinesModel } from '@countinghouse/contract/field-model'
export {
  emptied,
  fieldModel,
  fieldModels,
  isCellEditable,
  isLines,
  isNumeric,
  isRecords,
  isRequired,
  isRich,
  namingFields,
  referenceLists,
} from '@countinghouse/contract/field-model'
