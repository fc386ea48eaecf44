import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "~/ui/structured-data.tsx";

test("what a merchandiser typed stays data, whatever it looks like", () => {
  const data = { name: "</script><script>alert(1)</script><!--", description: "5 < 6 & “quoted”" };
  const html = renderToString(<StructuredData data={data} />);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const json = html.replace(/^<script[^>]*>/, "").replace(/<\/script>$/, "");
  expect(JSON.parse(json)).toEqual(data);
});
