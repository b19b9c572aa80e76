import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A proof runs by itself every night. What it finds stands here and in the inbox; nothing is put right by itself. Adjust the stock, and give the reason.',
    ar: 'يجري إثبات تلقائي كل ليلة. ما يجده يظهر هنا وفي صندوق الوارد، ولا يُصحَّح شيء تلقائيًا. سوِّ المخزون واذكر السبب.',
  },
  help_verify: { en: 'Prove the ledger now', ar: 'إثبات الدفتر الآن' },
  help_verify_1: {
    en: 'Choose Verify now. It goes on when you leave the page, and after a restart of the server.',
    ar: 'اختر «تحقق الآن». يستمر العمل بعد مغادرة الصفحة وبعد إعادة تشغيل الخادم.',
  },
})
