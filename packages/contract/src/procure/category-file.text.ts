import { texts } from '@countinghouse/kernel/text'

/** Column and row errors of category files. */
export const text = texts({
  path: { en: 'Path', ar: 'المسار' },
  path_help: {
    en: 'From the top level, such as Women / Dresses / Maxi. Missing parents are created. Put names containing / or > in quotation marks.',
    ar: 'من المستوى الأول، مثل نساء / فساتين / طويلة. تُنشأ التصنيفات الأعلى غير الموجودة. ضع الاسم الذي فيه / أو > بين علامتي اقتباس.',
  },
  path_part: {
    en: 'The path has a part that is blank or longer than 120 characters. Write it like Women / Dresses / Maxi.',
    ar: 'في المسار جزء فارغ أو أطول من 120 حرفًا. اكتبه مثل نساء / فساتين / طويلة.',
  },
  path_depth: {
    en: 'The path has {count, number} levels; the maximum is {most, number}. Shorten it.',
    ar: 'للمسار {count, number} مستويات، والحد الأقصى {most, number}. اختصره.',
  },
  path_name: {
    en: 'The path ends with “{found}”. Enter the same name, or leave this cell blank.',
    ar: 'ينتهي المسار بـ«{found}». أدخل الاسم نفسه أو اترك هذه الخلية فارغة.',
  },
  path_parent: {
    en: 'The path names another parent. Leave this cell blank, or correct the path.',
    ar: 'يذكر المسار تصنيفًا أعلى آخر. اترك هذه الخلية فارغة أو صحح المسار.',
  },
  parent_missing: {
    en: 'Category “{found}” does not exist, and this import only updates records.',
    ar: 'التصنيف «{found}» غير موجود، وهذا الاستيراد يحدّث السجلات فقط.',
  },
  path_there: {
    en: '“{found}” already exists, and this import only creates records.',
    ar: '«{found}» موجود بالفعل، وهذا الاستيراد ينشئ السجلات فقط.',
  },
  parent_refused: {
    en: 'The parent category cannot be imported. Correct row {row, number} first.',
    ar: 'لا يمكن استيراد التصنيف الأعلى. صحح الصف {row, number} أولًا.',
  },
})
