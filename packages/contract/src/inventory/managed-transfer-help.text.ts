import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Approval reserves stock until the date shown; release creates a shipment to pick and dispatch. Transfers not released by that date expire. A transfer is closed automatically when its last discrepancy is settled.',
    ar: 'تحجز الموافقة البضاعة حتى التاريخ المعروض، ويُنشئ الإطلاق شحنة للالتقاط والصرف. تنتهي صلاحية التحويل غير المُطلق حتى ذلك التاريخ. ويُغلق التحويل تلقائيًا عند تسوية آخر فرق فيه.',
  },
  help_approve: { en: 'Approve and release', ar: 'الموافقة والإطلاق' },
  help_approve_1: {
    en: 'Open a transfer submitted by another user and choose Approve. Reduce lines if necessary.',
    ar: 'افتح تحويلًا قدّمه مستخدم آخر واختر «موافقة». خفّض السطور عند الحاجة.',
  },
  help_approve_2: { en: 'Cancel the shortfall or backorder it.', ar: 'ألغِ النقص أو اجعله طلبًا مؤجلًا.' },
  help_approve_3: {
    en: 'Choose Release. Stock on hand becomes a shipment; release again when more arrives.',
    ar: 'اختر «إطلاق». يصبح المتوفر شحنة، وأطلق مرة أخرى عندما يصل المزيد.',
  },
  help_charge: { en: 'Add charges and invoice', ar: 'إضافة الرسوم والفوترة' },
  help_charge_1: {
    en: 'After approval, add transfer costs under Charges; another user approves each.',
    ar: 'بعد الموافقة أضف تكاليف النقل ضمن «الرسوم»، ويوافق على كل منها مستخدم آخر.',
  },
  help_charge_2: {
    en: 'After dispatch, create the invoice under Invoices.',
    ar: 'بعد الصرف أنشئ الفاتورة ضمن «الفواتير».',
  },
  help_losses: { en: 'Review lost reservations', ar: 'مراجعة الحجوزات المفقودة' },
  help_losses_1: {
    en: 'A stock check or adjustment can leave less than was reserved. The dashboard shows this, and each transfer lists quantity, date and document below its shipments.',
    ar: 'قد يُبقي جرد أو تسوية مخزون أقل مما حُجز. تُظهر ذلك لوحة المعلومات، ويعرض كل تحويل الكمية والتاريخ والمستند تحت شحناته.',
  },
  help_losses_2: {
    en: 'Release the transfer again when goods arrive, or cancel the remainder.',
    ar: 'أطلق التحويل مرة أخرى عندما تصل بضاعة، أو ألغِ الباقي.',
  },
})
