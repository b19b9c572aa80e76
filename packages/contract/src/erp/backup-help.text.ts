import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A backup holds the database and the stored files. It is taken every night and before each upgrade; a drill restores the newest one beside the database and checks it.',
    ar: 'تضم النسخة قاعدة البيانات والملفات المحفوظة. تؤخذ كل ليلة وقبل كل ترقية، وتستعيد التجربة أحدث نسخة بجانب قاعدة البيانات وتفحصها.',
  },
  help_now: {
    en: 'Back up now',
    ar: 'أخذ نسخة الآن',
  },
  help_now_1: {
    en: 'Choose Back up now. It begins within seconds; you may close the page.',
    ar: 'اختر «خذ نسخة الآن». تبدأ خلال ثوانٍ، ويمكنك إغلاق الصفحة.',
  },
  help_drill: {
    en: 'Know that a backup is good',
    ar: 'التأكد من سلامة النسخة',
  },
  help_drill_1: {
    en: 'Choose Drill now. Its line says how many rows came back, or what was wrong.',
    ar: 'اختر «جرّب الاستعادة الآن». يذكر سطرها عدد القيود المستعادة، أو ما الخلل.',
  },
  help_restore: {
    en: 'Restore one',
    ar: 'استعادة نسخة',
  },
  help_restore_1: {
    en: 'Run: npm run cli -- restore FILE --into-new FOLDER, with the file and an empty folder, then start the server on that folder. docs/operations.md tells more.',
    ar: 'نفّذ: npm run cli -- restore FILE --into-new FOLDER مع الملف ومجلد فارغ، ثم شغّل الخادم على ذلك المجلد. والمزيد في docs/operations.md.',
  },
})
