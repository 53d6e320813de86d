/** Clipboard contents of word processors, and what pasting retains, in the form of `outline`. */
export const copiedTexts: { program: string; html: string; kept: string[] }[] = [
  {
    program: "Word",
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
<script>document.title = "taken over"</script></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-style-link:"Heading 1 Char"'><span lang=DE style='color:#2F5496'>Sea monsters<o:p></o:p></span></h1>
<p class=MsoNormal style='text-align:justify'><span style='font-size:14.0pt;color:red'>They are <b style='mso-bidi-font-weight:normal'>drawn</b> where nobody
<i>went</i><o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Whales<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Spouting<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Serpents<o:p></o:p></p>
<p class=MsoNormal><a href="https://example.org/olaus" style='color:#0563C1'>Olaus</a> drew most<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a>.<img width=1 src="file:///C:/clip_image001.png" onerror="document.title = 'taken over'"><o:p></o:p></p>
<!--EndFragment--><div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1>
<p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> In 1539.</p></div></div>
</body></html>`,
    kept: [
      "h2 Sea monsters",
      "p They are <strong>drawn</strong> where nobody <em>went</em>",
      "ul li p Whales",
      "ul li ul li p Spouting",
      "ul li p Serpents",
      "p <link>Olaus</link> drew most[In 1539.].",
    ],
  },
  {
    program: "LibreOffice",
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115% }</style></head>
<body lang="en-GB" link="#000080" dir="ltr"><h2 class="western"><font face="Liberation Sans, serif">Winds</font></h2>
<p class="western" align="justify" style="line-height: 100%"><font color="#c9211e"><font size="4" style="font-size: 16pt">Eight</font></font> <b>heads</b> <span style="font-style: italic">blow</span>.<br/>
Still.</p>
<ol><li><p class="western">Boreas</p></li><li><p class="western">Notus<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p></li></ol>
<table width="100%"><tr><td><p>East</p></td><td><p>West</p></td></tr></table>
<p><a href="javascript:document.title='taken over'">Zephyr</a></p>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>The south wind.</p></div>
</body></html>`,
    kept: [
      "h2 Winds",
      "p Eight <strong>heads</strong> <em>blow</em>.\nStill.",
      "ol li p Boreas",
      "ol li p Notus[The south wind.]",
      "p East",
      "p West",
      "p Zephyr",
    ],
  },
  {
    program: "Google Docs",
    html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7d1f0c2e-7fff-aa01"><h3 dir="ltr" style="line-height:1.38;margin-top:16pt;"><span style="font-size:14pt;font-family:Arial,sans-serif;color:#434343;font-weight:400;white-space:pre-wrap;">Compass</span></h3><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">A rose of </span><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">thirty-two</span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;"> winds</span></p><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">North</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">A lily</span></p></li></ul></ul><br /><p><a href="https://example.org/rose" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">More</span></a></p></b><br class="Apple-interchange-newline">`,
    kept: [
      "h3 Compass",
      "p A rose of <strong>thirty-two</strong><em> winds</em>",
      "ul li p North",
      "ul li ul li p A lily",
      "p <link>More</link>",
    ],
  },
];
