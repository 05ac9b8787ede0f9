// Folders of an export beside those of its tables. Engines that read partitions skip names with a `_` in front.

/** The folder of manifests, which is also what an export is found by. Engines skip names with a `_` in front. */
export const MANIFEST_FOLDER = "_exports";
/** Where an export is written before it replaces the one before. */
export const WRITING_FOLDER = "_writing";
