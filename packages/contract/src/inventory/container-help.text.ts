import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each milestone is recorded with its date. A container under way is read-only: choose Reopen for correction, then Skip to milestone.',
    ar: 'تُسجَّل كل محطة بتاريخها. الحاوية الجارية للقراءة فقط: اختر «إعادة فتح للتصحيح» ثم «الانتقال إلى محطة».',
  },
  help_follow: { en: 'Track a container', ar: 'تتبع حاوية' },
  help_follow_1: {
    en: 'Choose Add to container on a purchase order; or create a container: choose supplier, destination and type, enter its number, and scan or paste its contents.',
    ar: 'اختر «إضافة إلى حاوية» في أمر الشراء؛ أو أنشئ حاوية: اختر المورد والوجهة والنوع وأدخل رقمها وامسح محتوياتها أو الصقها.',
  },
  help_follow_2: {
    en: 'Record each milestone. Choose Change ETA whenever it changes; earlier ETAs are kept.',
    ar: 'سجّل كل محطة. اختر «تغيير موعد الوصول» كلما تغيّر، وتبقى المواعيد السابقة محفوظة.',
  },
  help_follow_3: {
    en: 'On arrival, choose Start unloading, receive it under Container receipts, then close it.',
    ar: 'عند وصولها اختر «بدء التفريغ» ثم استلمها ضمن «استلام الحاويات» ثم أغلقها.',
  },
})
