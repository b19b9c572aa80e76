import { texts } from '@countinghouse/kernel/text'

/** How a landed cost is allocated, for the cost and for its rules. */
export const text = texts({
  chargeTypeId: { en: 'Charge type', ar: 'نوع الرسم' },
  allocateBy: { en: 'Allocate by', ar: 'التوزيع حسب' },
  allocateBy_value: { en: 'Value', ar: 'القيمة' },
  allocateBy_qty: { en: 'Quantity', ar: 'الكمية' },
  allocateBy_weight: { en: 'Gross weight', ar: 'الوزن الإجمالي' },
  allocateBy_volume: { en: 'Volume', ar: 'الحجم' },
  allocateBy_chargeable: { en: 'Chargeable weight (air)', ar: 'الوزن المحتسب (جوي)' },
  allocateBy_chargeable_sea: { en: 'Chargeable weight (sea)', ar: 'الوزن المحتسب (بحري)' },
  allocateBy_chargeable_road: { en: 'Chargeable weight (road)', ar: 'الوزن المحتسب (بري)' },
  allocateBy_equal: { en: 'Equal parts', ar: 'أجزاء متساوية' },
  allocateBy_duty: { en: 'Duty by HS code and origin', ar: 'الرسوم حسب رمز HS والمنشأ' },
})
