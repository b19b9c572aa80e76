import { texts } from '@countinghouse/kernel/text'

/** Names of the virtual locations of the ledger. */
export const text = texts({
  transit: { en: 'In transit', ar: 'قيد النقل' },
  v_supplier: { en: 'Supplier', ar: 'المورد' },
  v_customer: { en: 'Customer', ar: 'العميل' },
  v_adjust: { en: 'Adjustment', ar: 'تسوية' },
  v_scrap: { en: 'Scrap', ar: 'إتلاف' },
  v_opening: { en: 'Opening', ar: 'افتتاحي' },
  v_oversold: { en: 'Oversold', ar: 'بيع زائد' },
})
