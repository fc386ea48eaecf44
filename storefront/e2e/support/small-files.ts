/** The smallest PDF. */
export const smallPdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`);

/** The head of a WebM file, enough to be recognized. */
export const smallWebm = Buffer.from("1a45dfa3934282847765626d42878104428581021853806780", "hex");
