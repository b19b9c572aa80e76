import { texts } from '@countinghouse/kernel/text'

/** Choices of a field `incoterm`. */
export const incotermText = texts({
  incoterm_EXW: { en: 'EXW Ex works', ar: 'EXW تسليم أرض المصنع' },
  incoterm_FCA: { en: 'FCA Free carrier', ar: 'FCA تسليم الناقل' },
  incoterm_FAS: { en: 'FAS Free alongside ship', ar: 'FAS تسليم جانب السفينة' },
  incoterm_FOB: { en: 'FOB Free on board', ar: 'FOB تسليم ظهر السفينة' },
  incoterm_CFR: { en: 'CFR Cost and freight', ar: 'CFR التكلفة وأجور الشحن' },
  incoterm_CIF: { en: 'CIF Cost, insurance and freight', ar: 'CIF التكلفة والتأمين وأجور الشحن' },
  incoterm_CPT: { en: 'CPT Carriage paid to', ar: 'CPT أجور النقل مدفوعة إلى' },
  incoterm_CIP: { en: 'CIP Carriage and insurance paid to', ar: 'CIP أجور النقل والتأمين مدفوعة إلى' },
  incoterm_DAP: { en: 'DAP Delivered at place', ar: 'DAP التسليم في المكان' },
  incoterm_DPU: { en: 'DPU Delivered at place unloaded', ar: 'DPU التسليم في المكان مع التفريغ' },
  incoterm_DDP: { en: 'DDP Delivered duty paid', ar: 'DDP التسليم مع دفع الرسوم' },
})
