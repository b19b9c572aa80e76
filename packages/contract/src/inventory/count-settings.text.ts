import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  countTolerance: { en: 'Stock check tolerance (units)', ar: 'سماح الجرد (وحدات)' },
  countTolerance_help: {
    en: 'Lines within this variance need no recount if their value allows.',
    ar: 'لا تحتاج السطور ضمن هذا الفرق إلى إعادة عدّ إذا سمحت قيمتها.',
  },
  countToleranceRate: { en: 'Stock check tolerance (share)', ar: 'سماح الجرد (نسبة)' },
  countToleranceRate_help: {
    en: 'Share of the expected quantity. The larger tolerance applies.',
    ar: 'من الكمية المتوقعة. يُطبَّق السماح الأكبر.',
  },
  countAutoLimit: { en: 'Stock check auto-accept limit', ar: 'حد القبول التلقائي في الجرد' },
  countAutoLimit_help: {
    en: 'Lines with a higher variance value are recounted by another user.',
    ar: 'السطور التي تتجاوز قيمة فرقها هذا الحد يعيد عدّها مستخدم آخر.',
  },
  countApprovalLimit: { en: 'Stock check approval limit', ar: 'حد الموافقة في الجرد' },
  countApprovalLimit_help: {
    en: 'Lines with a higher variance value require the permission to approve above the limit.',
    ar: 'السطور التي تتجاوز قيمة فرقها هذا الحد تتطلب صلاحية الموافقة فوق الحد.',
  },
})
