import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.NullValue;
import com.google.protobuf.util.Timestamps;
import java.io.IOException;
import java.text.ParseException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** `firestore.get(path)` and `firestore.exists(path)` in Storage rules; the CLI fetches the document. */
final class FirestoreFunctions {
  private FirestoreFunctions() {}

  /** Both functions, for the request with this id. */
  static List<AsyncRuntimeFunction> askingThrough(Conversation cli, JsonElement requestId) {
    return List.of(
        function("firestore.get", path -> resource(fetch(cli, requestId, path))),
        function(
            "firestore.exists",
            path ->
                ExpressionValue.newBuilder()
                    .setBoolValue(fetch(cli, requestId, path) != null)
                    .build()));
  }

  private interface Body {
    ExpressionValue call(String path) throws Exception;
  }

  private static AsyncRuntimeFunction function(String name, Body body) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        try {
          String path =
              request.getArguments(0).getPathValue().getSegmentsList().stream()
                  .map(ExpressionPathSegmentValue::getSimple)
                  .collect(Collectors.joining("/", "/", ""));
          ExpressionValue value = body.call(path);
          return Futures.immediateFuture(ExecutionResponse.newBuilder().setValue(value).build());
        } catch (Exception failure) {
          return Futures.immediateFailedFuture(failure);
        }
      }
    };
  }

  /** The document as the REST API writes it, or null where there is none. */
  private static JsonObject fetch(Conversation cli, JsonElement requestId, String path)
      throws IOException {
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    JsonObject question = new JsonObject();
    question.add("id", requestId);
    question.add("server_request_id", requestId);
    question.addProperty("action", "fetch_firestore_document");
    question.add("context", context);
    JsonObject answer = cli.ask(question);
    return answer.get("status").getAsString().equals("ok") ? answer.getAsJsonObject("result") : null;
  }

  /** A document as rules see it: its fields under `data`; null (and so a denial) where there is none. */
  private static ExpressionValue resource(JsonObject document) throws ParseException {
    if (document == null) {
      return ExpressionValue.newBuilder().setNullValue(NullValue.NULL_VALUE).build();
    }
    String name = document.get("name").getAsString();
    ExpressionValue id =
        ExpressionValue.newBuilder().setStringValue(name.substring(name.lastIndexOf('/') + 1)).build();
    return map(Map.of("id", id, "data", fields(document.getAsJsonObject("fields"))));
  }

  private static ExpressionValue fields(JsonObject fields) throws ParseException {
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    if (fields != null) {
      for (Map.Entry<String, JsonElement> field : fields.entrySet()) {
        map.putFields(field.getKey(), value(field.getValue().getAsJsonObject()));
      }
    }
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  private static ExpressionValue map(Map<String, ExpressionValue> fields) {
    ExpressionMapValue value = ExpressionMapValue.newBuilder().putAllFields(fields).build();
    return ExpressionValue.newBuilder().setMapValue(value).build();
  }

  private static ExpressionValue value(JsonObject typed) throws ParseException {
    Map.Entry<String, JsonElement> entry = typed.entrySet().iterator().next();
    JsonElement json = entry.getValue();
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    switch (entry.getKey()) {
      case "nullValue":
        return value.setNullValue(NullValue.NULL_VALUE).build();
      case "booleanValue":
        return value.setBoolValue(json.getAsBoolean()).build();
      case "integerValue":
        return value.setIntValue(json.getAsLong()).build();
      case "doubleValue":
        return value.setFloatValue(json.getAsDouble()).build();
      case "stringValue":
        return value.setStringValue(json.getAsString()).build();
      case "timestampValue":
        return value.setTimestampValue(Timestamps.parse(json.getAsString())).build();
      case "mapValue":
        return fields(json.getAsJsonObject().getAsJsonObject("fields"));
      case "arrayValue":
        ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
        JsonElement values = json.getAsJsonObject().get("values");
        if (values != null) {
          for (JsonElement item : values.getAsJsonArray()) list.addValues(value(item.getAsJsonObject()));
        }
        return value.setListValue(list).build();
      default:
        throw new IllegalArgumentException(
            entry.getKey() + " cannot be read by this Storage rules runtime");
    }
  }
}
