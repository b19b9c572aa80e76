import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Backups contain the database and the stored files and run every night and before each upgrade. A restore drill restores the latest backup separately and verifies it.',
    ar: 'تضم النسخ قاعدة البيانات والملفات المحفوظة وتُؤخذ كل ليلة وقبل كل ترقية. تستعيد تجربة الاستعادة أحدث نسخة على حدة وتتحقق منها.',
  },
  help_now: {
    en: 'Back up immediately',
    ar: 'أخذ نسخة فورًا',
  },
  help_now_1: {
    en: 'Choose “Back up now”. The backup starts within seconds; you can close the page.',
    ar: 'اختر «إنشاء نسخة الآن». تبدأ خلال ثوانٍ، ويمكنك إغلاق الصفحة.',
  },
  help_drill: {
    en: 'Verify a backup',
    ar: 'التحقق من نسخة',
  },
  help_drill_1: {
    en: 'Choose “Run restore drill”. The result shows the restored rows or the error.',
    ar: 'اختر «تشغيل تجربة استعادة». تعرض النتيجة عدد القيود المستعادة أو الخطأ.',
  },
  help_restore: {
    en: 'Restore a backup',
    ar: 'استعادة نسخة',
  },
  help_restore_1: {
    en: 'Run npm run cli -- restore FILE --into-new FOLDER with the backup file and an empty folder, then start the server on that folder. See docs/operations.md.',
    ar: 'نفّذ npm run cli -- restore FILE --into-new FOLDER مع ملف النسخة ومجلد فارغ، ثم شغّل الخادم على ذلك المجلد. راجع docs/operations.md.',
  },
})
